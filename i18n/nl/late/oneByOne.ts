const count = (done: number, all: number) => `${done} van de ${all} ${done === 1 ? 'is' : 'zijn'}`;

/** How many of several records were done before what went wrong, which follows. */
export const oneByOneTexts = {
  changed: (done: number, all: number) => `${count(done, all)} gewijzigd.`,
  deleted: (done: number, all: number) => `${count(done, all)} verwijderd.`,
};

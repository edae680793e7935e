/** Between app and server: answers that come when the test says so, in the order that it says. */
export const holding = () => {
  const held: { call: string; release: () => void }[] = [];
  let holds: (call: string) => boolean = () => false;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const call = `${init?.method ?? 'GET'} ${input}`;
      // The answer is what the server says now; only its way back is long. Breaking off is not heard: it may be too late for that.
      const { signal: _, ...rest } = init ?? {};
      const answer = await send(input, rest);
      if (holds(call)) await new Promise<void>((release) => held.push({ call, release }));
      return answer;
    };
  return {
    between,
    held: () => held.map(({ call }) => call),
    /** From now on, the answers to such calls are held. */
    hold: (pattern: RegExp) => {
      holds = (call) => pattern.test(call);
    },
    /** From now on, answers come at once; those that are held stay so. */
    pass: () => {
      holds = () => false;
    },
    /** Lets them through; resolves once whoever still listens has heard. */
    release: async () => {
      for (const { release } of held.splice(0)) release();
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
    },
  };
};

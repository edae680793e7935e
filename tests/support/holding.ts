/** Between app and server: holds back answers until the test releases them, in the order of the test. */
export const holding = () => {
  const held: { call: string; release: () => void }[] = [];
  let holds: (call: string) => boolean = () => false;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const call = `${init?.method ?? 'GET'} ${input}`;
      // The server answers now; only the answer is delayed. Ignores aborts, because an abort may come too late.
      const { signal: _, ...rest } = init ?? {};
      const answer = await send(input, rest);
      if (holds(call)) await new Promise<void>((release) => held.push({ call, release }));
      return answer;
    };
  return {
    between,
    held: () => held.map(({ call }) => call),
    /** From now on holds the answers of matching calls. */
    hold: (pattern: RegExp) => {
      holds = (call) => pattern.test(call);
    },
    /** From now on lets answers through; held ones stay held. */
    pass: () => {
      holds = () => false;
    },
    /** Releases the held answers; resolves after the app has handled them. */
    release: async () => {
      for (const { release } of held.splice(0)) release();
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
    },
  };
};

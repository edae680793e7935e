const broken = () => new Response('<h1>', { status: 500 });

/** Between app and server: calls with this method and path fail. */
export const failing =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: RegExp, answer: () => Response = broken) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) =>
    init?.method === method && path.test(String(input)) ? answer() : send(input, init);

/** The same, but only while `isDown` says so. */
export const failingWhile =
  (isDown: () => boolean, ...calls: Parameters<typeof failing>) =>
  (send: typeof fetch): typeof fetch => {
    const down = failing(...calls)(send);
    return (...call) => (isDown() ? down(...call) : send(...call));
  };

/** Between app and server: an older v2, which has no `/api`. */
export const withoutApi =
  (send: typeof fetch): typeof fetch =>
  async (input, init) =>
    String(input).includes('/api/') ? new Response('', { status: 404 }) : send(input, init);

/** Between app and server: what calls with this method do is done, and their answers are lost, while `isLost` says so. */
export const losing =
  (method: 'POST' | 'PUT' | 'DELETE', isLost: () => boolean = () => true) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (init?.method === method && isLost()) throw new TypeError('fetch failed');
    return answer;
  };

import { IN_MEMORY_MAX } from '../../src/provider/reads/listSizes';

/** Between app and server: the server says that this list is just too long to be read whole. */
export const withLongList =
  (list: string) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) =>
    String(input).includes('/api/sizes?')
      ? Response.json([{ id: 1, list, records: IN_MEMORY_MAX + 1 }], { headers: { 'Content-Range': 'sizes 0-0/1' } })
      : send(input, init);

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../src/provider/http/client';
import { createReadAhead } from '../../src/provider/http/readAhead';
import { endpoints } from '../../src/v2/endpoints';

const read = { row: endpoints.home.myReports, params: {} };
const answered = () => Response.json({ code: 'OK', data: [] });

/** A client over reads that were sent ahead; `sent` has what reached the server. */
const setUp = (answer: (method: string | undefined) => Promise<Response> = async () => answered()) => {
  const sent: string[] = [];
  const session = { token: 'first' };
  const send: typeof fetch = (_, init) => {
    sent.push(`${init?.method} ${new Headers(init?.headers).get('Authorization')}`);
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      answer(init?.method).then(resolve, reject);
    });
  };
  const token = () => session.token;
  const { readAhead, fetch } = createReadAhead(send, token);
  return { sent, session, readAhead, client: createClient({ token, fetch, pause: async () => undefined }) };
};

describe('a read that was sent ahead', () => {
  it('answers the first read of the same address, and no second one', async () => {
    const { sent, readAhead, client } = setUp();
    readAhead(read);
    expect(sent).toEqual(['GET Bearer first']);
    expect(await client.call(read.row)).toEqual([]);
    expect(sent).toHaveLength(1);
    await client.call(read.row);
    expect(sent).toHaveLength(2);
  });

  it('is sent once while it is kept: a link is pointed at, and then pressed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sent, readAhead } = setUp();
    readAhead(read);
    readAhead(read);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    readAhead(read);
    expect(sent).toHaveLength(2);
  });

  it('never answers another session', async () => {
    const { sent, session, readAhead, client } = setUp();
    readAhead(read);
    session.token = 'second';
    await client.call(read.row);
    expect(sent).toEqual(['GET Bearer first', 'GET Bearer second']);
  });

  it('is read to its end when nobody takes it, so that its call does not stay open', async () => {
    const end = vi.fn();
    const pull = (body: ReadableStreamDefaultController) => {
      body.close();
      end();
    };
    // Nothing of it is made before somebody reads it.
    const whole = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    const { readAhead } = setUp(async () => whole);
    readAhead(read);
    await expect.poll(() => end.mock.calls).toHaveLength(1);
  });

  it('is dropped by a write, after which it may be old', async () => {
    const { sent, readAhead, client } = setUp();
    readAhead(read);
    await client.call(endpoints.products.delete, { params: { id: 1 } });
    await client.call(read.row);
    expect(sent).toEqual(['GET Bearer first', 'DELETE Bearer first', 'GET Bearer first']);
  });

  it('is dropped when it was sent while a write was under way', async () => {
    let write = () => {};
    const { sent, readAhead, client } = setUp((method) =>
      method === 'GET'
        ? Promise.resolve(answered())
        : new Promise((resolve) => {
            write = () => resolve(answered());
          }),
    );
    const deleted = client.call(endpoints.products.delete, { params: { id: 1 } });
    readAhead(read);
    write();
    await deleted;
    await client.call(read.row);
    expect(sent).toEqual(['DELETE Bearer first', 'GET Bearer first', 'GET Bearer first']);
  });

  it('that failed is sent again by the read that wanted it', async () => {
    let tries = 0;
    const { sent, readAhead, client } = setUp(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('fetch failed');
      return answered();
    });
    readAhead(read);
    expect(await client.call(read.row)).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('no longer keeps a read waiting that was aborted', async () => {
    const { readAhead, client } = setUp(() => new Promise(() => {}));
    readAhead(read);
    const leaving = new AbortController();
    const call = client.call(read.row, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is broken off by a read whose screen was left before', async () => {
    const { readAhead, client } = setUp(() => new Promise(() => {}));
    readAhead(read);
    const call = client.call(read.row, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

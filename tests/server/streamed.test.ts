import { expect, it, vi } from 'vitest';
import { LIST_MAX_MS, successOf } from '../../server/http/streamed';

/** Three pieces of a list; `end` is what follows them. */
const aList = (end = () => {}) => {
  const state = { isLeft: false };
  async function* pieces() {
    try {
      for (const id of [1, 2, 3]) yield [{ id }];
      end();
    } finally {
      state.isLeft = true;
    }
  }
  return { pieces: pieces(), state };
};
const stays = new AbortController().signal;
const opened = async (pieces: AsyncGenerator<object[]>, signal = stays): Promise<Response> =>
  new Response(await successOf(pieces, 'sanne', signal));

it('a list is the same text sent piece by piece as at once, and a short one is sent whole', async () => {
  expect(await (await opened(aList().pieces)).json()).toEqual({ code: 'OK', data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  for (const rows of [[], [{ id: 1 }]]) {
    async function* one() {
      yield rows;
    }
    expect(String(await successOf(one(), 'sanne', stays))).toBe(JSON.stringify({ code: 'OK', data: rows }));
  }
});

it('a failure halfway breaks the list off, one at the start is told as such', async () => {
  const fail = () => {
    throw new Error('disk');
  };
  await expect((await opened(aList(fail).pieces)).text()).rejects.toThrow('disk');
  // biome-ignore lint/correctness/useYield: fails before it yields
  async function* none(): AsyncGenerator<object[]> {
    fail();
  }
  await expect(successOf(none(), 'sanne', stays)).rejects.toThrow('disk');
});

it('a list whose caller stops reading is broken off after a while, and is no whole list then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { pieces, state } = aList();
    const reader = (await opened(pieces)).body?.getReader();
    await reader?.read();
    expect(state.isLeft).toBe(false);
    vi.advanceTimersByTime(LIST_MAX_MS);
    await expect.poll(() => state.isLeft).toBe(true);
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('a list was not taken in time');
  } finally {
    vi.useRealTimers();
  }
});

it('two long lists are sent at a time: a third waits until one is sent, or its caller leaves', async () => {
  const lists = [aList(), aList(), aList(), aList()] as const;
  const [first, second] = [await opened(lists[0].pieces), await opened(lists[1].pieces)];
  const seen: string[] = [];
  const third = opened(lists[2].pieces).then((answer) => {
    seen.push('third');
    return answer;
  });
  const leaving = new AbortController();
  const fourth = opened(lists[3].pieces, leaving.signal);
  leaving.abort();
  await expect(fourth).rejects.toMatchObject({ status: 400 });
  expect(seen).toEqual([]);
  // Who leaves frees the place, and the reading ends.
  await first.body?.cancel();
  expect((await (await third).json()).data).toHaveLength(3);
  expect((await second.json()).data).toHaveLength(3);
  await expect.poll(() => lists.map(({ state }) => state.isLeft)).toEqual([true, true, true, true]);
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FormKey, newKey, sendNext, sendOnce } from '../../src/provider/http/idempotency';
import { V2Error } from '../../src/provider/http/V2Error';
import { gate } from '../support/gate';

const KEY = 'Idempotency-Key';
const refused = new V2Error('refused', { status: 422 });

/** Sends in turn what `outcomes` says, an error or a success; gives the keys that went out. */
const sending = async (act: string, ...outcomes: (V2Error | null)[]) => {
  const keys: (string | undefined)[] = [];
  for (const outcome of outcomes)
    await sendOnce(act, async (headers) => {
      keys.push(headers[KEY]);
      if (outcome) throw outcome;
    }).catch(() => undefined);
  return keys;
};

describe('an act that no form stands for', () => {
  test('has a key of its own each time', async () => {
    const [first, second] = await sending('delete news 1', null, null);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test.each(['network', 'timeout', 'failed', 'unreadable'] as const)(
    'whose outcome is unknown (%s) has the same key at the next try, and another after that',
    async (kind) => {
      const [lost, again, other] = await sending('delete news 2', new V2Error(kind), null, null);
      expect(again).toBe(lost);
      expect(other).not.toBe(lost);
    },
  );

  test.each([refused, new V2Error('unauthorized', { status: 401 })])(
    'that was turned down (%s) has another key next time',
    async (error) => {
      const [first, second] = await sending('delete news 3', error, null);
      expect(second).not.toBe(first);
    },
  );

  test('is another act than that on another record', async () => {
    const [first] = await sending('delete news 4', new V2Error('network'));
    const [other] = await sending('delete news 5', new V2Error('network'));
    expect(other).not.toBe(first);
  });

  test('has another key once another act was carried out: it is meant anew', async () => {
    const [lost] = await sending('delete news 6', new V2Error('network'));
    await sending('put back news 6', null);
    const [anew] = await sending('delete news 6', null);
    expect(anew).not.toBe(lost);
  });

  test('keeps its key where another act was carried out while it was under way', async () => {
    const { opened, open } = gate();
    const keys: (string | undefined)[] = [];
    const slow = sendOnce('delete news 7', async (headers) => {
      keys.push(headers[KEY]);
      await opened;
      throw new V2Error('network');
    });
    await sending('delete news 8', null);
    open();
    await expect(slow).rejects.toThrow(V2Error);
    expect(await sending('delete news 7', null)).toEqual(keys);
  });
});

describe('texts that one field sends, one after another', () => {
  const aForm = (): FormKey => {
    let key = newKey();
    return { key: () => key, renewKey: () => (key = newKey()) };
  };
  const sent = async (form: FormKey, ...outcomes: (V2Error | null)[]) => {
    const keys: (string | undefined)[] = [];
    const next = () =>
      sendNext(form, async (headers) => {
        keys.push(headers[KEY]);
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
      });
    while (outcomes.length > 0) await next().catch(() => undefined);
    return keys;
  };

  test('have a key each', async () => {
    const [first, second] = await sent(aForm(), null, null);
    expect(second).not.toBe(first);
  });

  test('have the same key while it is not known whether one arrived', async () => {
    const [lost, again, other] = await sent(aForm(), new V2Error('network'), null, null);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  test('are sent under another key where an earlier one had arrived after all', async () => {
    const [lost, other, own] = await sent(
      aForm(),
      new V2Error('network'),
      new V2Error('refused', { status: 409 }),
      null,
    );
    expect(other).toBe(lost);
    expect(own).not.toBe(lost);
  });
});

test('the header goes by the name that the build was given, or stays away', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const headerOf = async (name: string) => {
    vi.stubEnv('VITE_IDEMPOTENCY_HEADER', name);
    vi.resetModules();
    return (await import('../../src/provider/http/idempotency')).keyHeader('k');
  };
  expect([await headerOf(''), await headerOf('X-Once')]).toEqual([{}, { 'X-Once': 'k' }]);
});

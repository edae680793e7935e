import { describe, expect, test, vi } from 'vitest';
import { ConflictError } from '../../src/provider/reconcile';
import { saveOver } from '../../src/provider/saveOver';
import { V2Error } from '../../src/provider/V2Error';

type Fields = Record<string, unknown>;
const changed = () => new V2Error('refused', { status: 409, error: 'Iemand anders heeft dit intussen gewijzigd.' });

/** A record that others write between the reading and the saving: `meanwhile`, one after another. */
const held = (record: Fields, ...meanwhile: Fields[]) => {
  let current: Fields = { version: 1, ...record };
  const write = vi.fn(async (data: Fields, headers: Record<string, string>) => {
    const other = meanwhile.shift();
    if (other) current = { ...current, ...other, version: Number(current.version) + 1 };
    if (headers['If-Match'] !== `"${current.version}"`) throw changed();
    current = { ...current, ...data, version: Number(current.version) + 1 };
    return current;
  });
  return { read: vi.fn(async () => current), write, now: () => current };
};
const opened = { title: 'Wax', sku: 'W-1' };
const mine = { title: 'Harde wax', sku: 'W-1' };

describe('someone gets in between the reading and the saving', () => {
  test('in another field: read again, and both are kept', async () => {
    const record = held(opened, { sku: 'W-2' }, { price: '2.50' });
    await saveOver({ ...record, opened, mine });
    expect(record.now()).toMatchObject({ title: 'Harde wax', sku: 'W-2', price: '2.50' });
    expect(record.write).toHaveBeenCalledTimes(3);
  });

  test('in the same field: a conflict, and nothing of mine is saved', async () => {
    const record = held(opened, { title: 'Zachte wax' });
    const error = await saveOver({ ...record, opened, mine }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(record.now()).toMatchObject({ title: 'Zachte wax' });
  });

  test('every time: it ends, and says so', async () => {
    const record = held(opened, ...Array.from({ length: 9 }, (_, nth) => ({ price: String(nth) })));
    await expect(saveOver({ ...record, opened, mine })).rejects.toMatchObject({ status: 409 });
    expect(record.write).toHaveBeenCalledTimes(5);
  });
});

test('a refusal over something else is no one’s change: it is told, after one look', async () => {
  const read = vi.fn(async () => ({ ...opened, version: 1 }));
  const write = vi.fn(async () => Promise.reject(new V2Error('refused', { status: 409, error: 'Bezet.' })));
  await expect(saveOver({ read, write, opened, mine })).rejects.toThrow('Bezet.');
  expect([read.mock.calls.length, write.mock.calls.length]).toEqual([2, 1]);
});

test('without a key’s header no version is sent either: another origin would refuse both', async () => {
  vi.stubEnv('VITE_IDEMPOTENCY_HEADER', '');
  vi.resetModules();
  const without = await import('../../src/provider/saveOver');
  vi.unstubAllEnvs();
  const write = vi.fn(async (_data: Fields, headers: Record<string, string>) => headers);
  // As the embedded server does: a version for who asks.
  const read = async (headers: Record<string, string>) => (headers.Prefer ? { ...opened, version: 3 } : opened);
  expect(await without.saveOver({ read, write, opened, mine })).toEqual({});
  expect(await saveOver({ read, write, opened, mine })).toEqual({ 'If-Match': '"3"' });
});

test('a server that gives no version is sent none', async () => {
  const write = vi.fn(async (_data: Fields, headers: Record<string, string>) => headers);
  expect(await saveOver({ read: async () => opened, write, opened, mine })).toEqual({});
});

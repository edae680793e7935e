import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { V2Error } from '../../src/provider/http/V2Error';
import { ConflictError, saveMerged, threeWayMerge } from '../../src/provider/records/threeWayMerge';

const base = { title: 'Wax', price: '12.50', active: 1, places: [{ shop_id: 1, category_id: 3, extra: 'x' }] };

describe('two people at one record', () => {
  test('nothing changed meanwhile: what the form holds is sent', () => {
    const mine = { ...base, title: 'Harde wax' };
    expect(threeWayMerge(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
  });

  test('different fields changed: both are kept', () => {
    const { merged, conflicts } = threeWayMerge(base, { ...base, title: 'Harde wax' }, { ...base, price: '13.00' });
    expect(merged).toMatchObject({ title: 'Harde wax', price: '13.00' });
    expect(conflicts).toEqual([]);
  });

  test('the same field changed differently is a conflict, with both values', () => {
    const { conflicts } = threeWayMerge(base, { ...base, title: 'Harde wax' }, { ...base, title: 'Zachte wax' });
    expect(conflicts).toEqual([{ field: 'title', mine: 'Harde wax', theirs: 'Zachte wax' }]);
  });

  test('the same field changed alike is none', () => {
    expect(threeWayMerge(base, { ...base, active: '0' }, { ...base, active: 0 }).conflicts).toEqual([]);
  });

  test('what the form does not send of a nested record is no change', () => {
    const mine = { ...base, places: [{ shop_id: 1, category_id: 3 }] };
    const theirs = { ...base, places: [{ shop_id: 2, category_id: 9, extra: 'x' }] };
    expect(threeWayMerge(base, mine, theirs)).toEqual({ merged: { ...mine, places: theirs.places }, conflicts: [] });
  });

  test('a field that a record never carries, a password, is sent as typed', () => {
    const { merged, conflicts } = threeWayMerge(base, { ...base, password: 'geheim' }, base);
    expect(merged).toMatchObject({ password: 'geheim' });
    expect(conflicts).toEqual([]);
  });
});

type Fields = Record<string, unknown>;
const changed = () => new V2Error('refused', { status: 409, error: 'Dit is intussen gewijzigd.' });

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
const stored = { title: 'Wax', sku: 'W-1' };
/** What the form was opened on. */
const opened = { ...stored, version: 1 };
const mine = { title: 'Harde wax', sku: 'W-1' };

test('a save over the version that the form was opened on reads nothing', async () => {
  const record = held(stored);
  await saveMerged({ ...record, base: opened, mine });
  expect(record.now()).toMatchObject(mine);
  expect([record.read.mock.calls.length, record.write.mock.calls.length]).toEqual([0, 1]);
});

describe('someone saves the record after the form was opened', () => {
  test('in another field: read again, and both are kept', async () => {
    const record = held(stored, { sku: 'W-2' }, { price: '2.50' });
    await saveMerged({ ...record, base: opened, mine });
    expect(record.now()).toMatchObject({ title: 'Harde wax', sku: 'W-2', price: '2.50' });
    expect(record.write).toHaveBeenCalledTimes(3);
  });

  test('in the same field: a conflict, and nothing of mine is saved', async () => {
    const record = held(stored, { title: 'Zachte wax' });
    const error = await saveMerged({ ...record, base: opened, mine }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(record.now()).toMatchObject({ title: 'Zachte wax' });
  });

  test('in another field that is refused beside mine: a conflict, because only one of both can be stored', async () => {
    const record = held({ ...stored, price: '9.50', used: 0 }, { price: '' });
    const write = async (data: Fields, headers: Record<string, string>) => {
      const answer = await record.write(data, headers);
      if (data.used && !data.price)
        throw new V2Error('refused', { status: 422, fields: { price: 'Vul in.', 'used.0': 'Nee.' } });
      return answer;
    };
    const base = { ...opened, price: '9.50', used: 0 };
    const form = { ...mine, price: '9.50', used: 1 };
    const error = await saveMerged({ ...record, write, base, mine: form }).catch((thrown: unknown) => thrown);
    if (!(error instanceof ConflictError)) throw error;
    expect(error.conflicts).toEqual([{ field: 'price', mine: '9.50', theirs: '' }]);
    await saveMerged({ ...record, write, base: error.base, mine: form });
    expect(record.now()).toMatchObject({ price: '9.50', used: 1 });
  });

  test('every time: it ends, and says so', async () => {
    const record = held(stored, ...Array.from({ length: 9 }, (_, nth) => ({ price: String(nth) })));
    await expect(saveMerged({ ...record, base: opened, mine })).rejects.toMatchObject({ status: 409 });
    expect(record.write).toHaveBeenCalledTimes(5);
  });
});

test('a refusal over something else is no one’s change: it is told, after one look', async () => {
  const read = vi.fn(async () => opened);
  const write = vi.fn(async () => Promise.reject(new V2Error('refused', { status: 409, error: 'Bezet.' })));
  await expect(saveMerged({ read, write, base: opened, mine })).rejects.toThrow('Bezet.');
  expect([read.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
});

test('without a key’s header no version is sent either: another origin would refuse both', async () => {
  onTestFinished(() => {
    vi.resetModules();
  });
  vi.stubEnv('VITE_IDEMPOTENCY_HEADER', '');
  vi.resetModules();
  const without = await import('../../src/provider/records/threeWayMerge');
  vi.unstubAllEnvs();
  const write = vi.fn(async (_data: Fields, headers: Record<string, string>) => headers);
  const read = vi.fn(async () => opened);
  expect(await without.saveMerged({ read, write, base: opened, mine })).toEqual({});
  expect(read).toHaveBeenCalledTimes(1);
  expect(await saveMerged({ read, write, base: opened, mine })).toEqual({ 'If-Match': '"1"' });
});

describe('a server that gives no version', () => {
  test('is sent none', async () => {
    const write = vi.fn(async (_data: Fields, headers: Record<string, string>) => headers);
    expect(await saveMerged({ read: async () => stored, write, base: stored, mine })).toEqual({});
  });

  test('is read before it is written: what someone else changed is kept, or a conflict', async () => {
    const write = vi.fn(async (data: Fields) => data);
    const save = (theirs: Fields) =>
      saveMerged({ read: async () => ({ ...stored, ...theirs }), write, base: stored, mine });
    expect(await save({ sku: 'W-2' })).toEqual({ title: 'Harde wax', sku: 'W-2' });
    await expect(save({ title: 'Zachte wax' })).rejects.toBeInstanceOf(ConflictError);
    expect(write).toHaveBeenCalledTimes(1);
  });
});

test('after a conflict the next try stands on the other’s values, and still keeps what else they changed', async () => {
  const record = held(stored, { title: 'Zachte wax', price: '2.50' });
  const error = await saveMerged({ ...record, base: opened, mine }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConflictError)) throw error;
  await saveMerged({ ...record, base: error.base, mine });
  expect(record.now()).toMatchObject({ title: 'Harde wax', price: '2.50' });
});

import { describe, expect, test } from 'vitest';
import { reconcile } from '../../src/provider/reconcile';

const opened = { title: 'Wax', price: '12.50', active: 1, places: [{ shop_id: 1, category_id: 3, extra: 'x' }] };

describe('two people at one record', () => {
  test('nothing changed meanwhile: what the form holds is sent', () => {
    const mine = { ...opened, title: 'Harde wax' };
    expect(reconcile(opened, mine, opened)).toEqual({ merged: mine, conflicts: [] });
  });

  test('different fields changed: both are kept', () => {
    const { merged, conflicts } = reconcile(opened, { ...opened, title: 'Harde wax' }, { ...opened, price: '13.00' });
    expect(merged).toMatchObject({ title: 'Harde wax', price: '13.00' });
    expect(conflicts).toEqual([]);
  });

  test('the same field changed differently is a conflict, with both values', () => {
    const { conflicts } = reconcile(opened, { ...opened, title: 'Harde wax' }, { ...opened, title: 'Zachte wax' });
    expect(conflicts).toEqual([{ field: 'title', mine: 'Harde wax', theirs: 'Zachte wax' }]);
  });

  test('the same field changed alike is none', () => {
    expect(reconcile(opened, { ...opened, active: '0' }, { ...opened, active: 0 }).conflicts).toEqual([]);
  });

  test('what the form does not send of a nested record is no change', () => {
    const mine = { ...opened, places: [{ shop_id: 1, category_id: 3 }] };
    const theirs = { ...opened, places: [{ shop_id: 2, category_id: 9, extra: 'x' }] };
    expect(reconcile(opened, mine, theirs)).toEqual({ merged: { ...mine, places: theirs.places }, conflicts: [] });
  });

  test('a field that a record never carries, a password, is sent as typed', () => {
    const { merged, conflicts } = reconcile(opened, { ...opened, password: 'geheim' }, opened);
    expect(merged).toMatchObject({ password: 'geheim' });
    expect(conflicts).toEqual([]);
  });
});

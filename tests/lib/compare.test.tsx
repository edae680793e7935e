import { cleanup, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import isEqual from '../../scripts/isEqual';

/** What a build compares with where react-admin takes lodash (scripts/leaveOut.ts), on what react-admin compares. */
describe('the compare of a build', () => {
  afterEach(cleanup);

  it.each([
    ['filters', { q: 'zeep', shop_id: 1, tags: ['a', 'b'] }, { tags: ['a', 'b'], shop_id: 1, q: 'zeep' }],
    ['days', new Date('2026-11-28'), new Date('2026-11-28')],
    ['what is no number', { amount: Number.NaN }, { amount: Number.NaN }],
    ['nothing', { filter: {} }, { filter: {} }],
  ])('finds equal %s equal', (_, one, other) => {
    expect(isEqual(one, other)).toBe(true);
  });

  it.each([
    ['a list in another order', [1, 2], [2, 1]],
    ['a number and its text', { id: 1 }, { id: '1' }],
    ['no value and none given', { q: undefined }, {}],
    ['null and nothing', { q: null }, { q: undefined }],
    ['one more key', { q: 'zeep' }, { q: 'zeep', page: 2 }],
    ['another day', new Date('2026-11-28'), new Date('2026-11-29')],
    ['a list and an object', [], {}],
  ])('tells %s apart', (_, one, other) => {
    expect(isEqual(one, other)).toBe(false);
  });

  it('compares elements that a component makes anew, as of a recordRepresentation', () => {
    const made: ReactElement[] = [];
    const Maker = () => {
      const [times, again] = useState(1);
      made.push(<b title="naam">naam</b>, <b title={`${times}`}>naam</b>);
      if (times === 1) again(2);
      return null;
    };
    render(<Maker />);
    const [first, second, third, fourth] = made;
    expect(isEqual(first, third)).toBe(true);
    expect(isEqual(second, fourth)).toBe(false);
  });
});

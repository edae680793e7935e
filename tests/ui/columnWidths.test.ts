import { expect, it } from 'vitest';
import { fitted } from '../../src/ui/columns/columnWidths';

const CHOICE = { hidden: [], order: [] };
const FITTING = { md: ['phone'], lg: ['phone', 'shop.name'] };

it('without a choice a narrow screen hides the columns that do not fit', () => {
  expect(fitted('phone', null, FITTING)).toEqual({ className: ' below-md below-lg' });
  expect(fitted('shop.name', null, FITTING)).toEqual({ className: ' below-lg' });
  expect(fitted('name', null, FITTING)).toEqual({ className: '' });
});

it('a width or an order without a choice of columns hides and shows none', () => {
  const width = { order: [], widths: { phone: 18 } };
  expect(fitted('phone', width, FITTING)).toEqual({
    className: ' below-md below-lg widened',
    style: { '--width': '18rem' },
  });
  expect(fitted('shop.name', width, FITTING)).toEqual({ className: ' below-lg' });
});

it('what was chosen is seen at every width, and is as wide as was chosen where there are columns', () => {
  expect(fitted('phone', CHOICE, FITTING)).toEqual({ className: '' });
  expect(fitted('phone', { ...CHOICE, widths: { phone: 18 } }, FITTING)).toEqual({
    className: ' widened',
    style: { '--width': '18rem' },
  });
});

import { expect, it } from 'vitest';
import { columnStyles } from '../../src/ui/columns/columnStyles';

const CHOICE = { hidden: [], order: [] };
const FITTING = { md: ['phone'], lg: ['phone', 'shop.name'] };

it('without a choice a narrow screen hides the columns that do not fit, and a phone, with cards, none', () => {
  expect(columnStyles(null, FITTING)).toEqual({
    '@media (min-width: 600px) and (max-width: 899.95px)': { '& .column-phone': { display: 'none' } },
    '@media (min-width: 600px) and (max-width: 1199.95px)': {
      '& .column-phone': { display: 'none' },
      '& .column-shop\\.name': { display: 'none' },
    },
    '@media (min-width: 600px) and (max-width: 1399.95px)': {},
  });
});

it('what was chosen is seen at every width, and is as wide as was chosen where there are columns', () => {
  expect(columnStyles(CHOICE, FITTING)).toEqual({ '@media (min-width: 600px)': {} });
  const { '@media (min-width: 600px)': wide } = columnStyles({ ...CHOICE, widths: { phone: 18 } }, FITTING);
  expect(wide).toEqual({
    '& .column-phone': { minWidth: '18rem', maxWidth: '18rem', width: '18rem', overflowWrap: 'anywhere' },
  });
});

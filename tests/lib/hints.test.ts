import { describe, expect, it } from 'vitest';
import { measurementHint, priceHint, yearHint } from '../../src/lib/hints';
import { actionPriceHint } from '../../src/resources/products/actionPriceHint';

const [NO_NUMBER, BELOW_ZERO] = ['inputs.hints.noNumber', 'inputs.hints.belowZero'];
const DEARER = 'inputs.hints.dearer';
const [NO_YEAR, MANY_DECIMALS] = ['inputs.hints.noYear', 'inputs.hints.manyDecimals'];
const THREE_DECIMALS = 'inputs.hints.threeDecimals';

describe('a hint', () => {
  it.each([
    ['7,2', undefined],
    ['7.2', undefined],
    ['0', undefined],
    ['  ', undefined],
    ['zuur', NO_NUMBER],
    ['7,2,1', NO_NUMBER],
    ['<7', NO_NUMBER],
    ['-7', BELOW_ZERO],
    ['1.250', THREE_DECIMALS],
    ['1.2505', MANY_DECIMALS],
    // As it is shown once it is stored.
    ['1,250', THREE_DECIMALS],
    ['0.125', MANY_DECIMALS],
    ['1234.567', MANY_DECIMALS],
    ['0,25', undefined],
  ])('for the measurement %j is %s', (typed, hint) => {
    expect(measurementHint(typed)).toBe(hint);
  });

  it.each([
    ['2019', undefined],
    ['2027', undefined],
    ['1900', undefined],
    ['', undefined],
    ['2028', NO_YEAR],
    ['1899', NO_YEAR],
    ['19', NO_YEAR],
    ['2019a', NO_YEAR],
    ['ca. 2019', NO_YEAR],
    [' 2019 ', undefined],
  ])('for the year of building %j in 2026 is %s', (typed, hint) => {
    expect(yearHint(typed, new Date(2026, 10, 22))).toBe(hint);
  });

  it.each([
    ['12,50', undefined],
    ['1.234,56', undefined],
    ['-0', undefined],
    ['', undefined],
    ['gratis', undefined],
    ['-12,50', BELOW_ZERO],
    ['12,345', THREE_DECIMALS],
    ['12,3456', MANY_DECIMALS],
    ['1.234', THREE_DECIMALS],
    [' -1.234 ', THREE_DECIMALS],
    ['x1.234', undefined],
    ['1.234x', undefined],
  ])('for the price %j is %s', (typed, hint) => {
    expect(priceHint(typed)).toBe(hint);
  });

  it.each([
    ['12,50', '10', DEARER],
    ['10,00', '10', DEARER],
    ['9,99', '10', undefined],
    ['1.250,00', '10', DEARER],
    ['-1', '10', BELOW_ZERO],
    ['', '10', undefined],
    ['12', '', undefined],
    ['0', '0', undefined],
  ])('for the action price %j of a product of %j is %s', (typed, price, hint) => {
    expect(actionPriceHint(typed, price)).toBe(hint);
  });
});

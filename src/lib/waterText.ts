import { waterTexts } from '../../i18n/nl/late/water';
import { withComma } from '../v2/decimalNotation';
import type { Measure } from '../v2/entities/norm';
import type { WaterReport } from '../v2/entities/waterreport';
import { formatDate } from './dates';
import { numberOf } from './decimals';
import { type Band, differenceOf, type Limits, type Verdict } from './water';

/** The water adviser's sentences. */

/** 2500.5 -> '2500,5': without a dot between the thousands, because a typed '2.500' is two and a half. */
export const measured = (value: number): string => withComma(value);

/** '12 °dH'; a pH has no unit. */
export const withUnit = (value: string, measure: Measure): string => `${value} ${waterTexts.units[measure]}`.trim();

/** 'Hardheid (°dH)'. */
export const measureHeading = (measure: Measure): string => {
  const { measures, units } = waterTexts;
  return units[measure] ? `${measures[measure]} (${units[measure]})` : measures[measure];
};

/** '0,6 boven de norm', 'binnen de norm'; '' without a norm. */
export const verdictText = (verdict: Verdict): string => {
  if (!('side' in verdict)) return verdict.level === 'good' ? waterTexts.within : '';
  const by = measured(verdict.by);
  const text = verdict.side === 'low' ? waterTexts.below(by) : waterTexts.above(by);
  return verdict.level === 'doubtful' ? waterTexts.doubtful(text) : text;
};

/** '6,5 – 9,5', 'hoogstens 800'; '' for a band without limits. */
export const bandText = ({ min, max }: Band): string => {
  const { between, atLeast, atMost } = waterTexts.band;
  if (min === null) return max === null ? '' : atMost(measured(max));
  return max === null ? atLeast(measured(min)) : between(measured(min), measured(max));
};

/** 'tot 12', 'vanaf 6 en tot 10': how far beyond the good band; '' for no further. */
export const doubtfulText = ({ good, doubtful }: Limits, unitOf = (value: string) => value): string => {
  const { from, to } = waterTexts.beyond;
  const [min, max] = [doubtful.min !== good.min && doubtful.min, doubtful.max !== good.max && doubtful.max];
  const ends = [typeof min === 'number' && from(measured(min)), typeof max === 'number' && to(measured(max))];
  const text = ends.filter(Boolean).join(waterTexts.beyond.and);
  return text && unitOf(text);
};

/** 'Norm 0 – 8 °dH, twijfelachtig tot 12 °dH'. */
export const normText = (limits: Limits | null, measure: Measure): string => {
  const good = limits && bandText(limits.good);
  if (!limits || !good) return waterTexts.noNorm;
  const doubtful = doubtfulText(limits, (text) => withUnit(text, measure));
  const norm = waterTexts.norm(withUnit(good, measure));
  return doubtful ? `${norm}, ${waterTexts.normDoubtful(doubtful)}` : norm;
};

/** '+0,4', '−2' or 'gelijk'; '' without a difference. */
export const differenceText = (difference: number | null): string => {
  if (difference === null) return '';
  if (difference === 0) return waterTexts.same;
  return `${difference > 0 ? '+' : '−'}${measured(Math.abs(difference))}`;
};

/** 'Vorige keer 7,2 op 01-10-2026: +0,4'. */
export const beforeText = (before: WaterReport | null, measure: Measure, value: number | null): string => {
  if (!before) return waterTexts.nothingBefore;
  const text = waterTexts.before(withUnit(withComma(before[measure]), measure), formatDate(before.created));
  const difference = differenceText(differenceOf(value, numberOf(before[measure])));
  return difference ? `${text}: ${difference}` : text;
};

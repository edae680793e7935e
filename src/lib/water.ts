import type { Measure, Norm, SamplingPoint } from '../v2/entities/norm';
import { numberOf } from './decimals';

/** The water adviser's calculations: how a measured value stands to its norm. */

const PLACES = 10_000;
/** Without the tail of floating point: 7.8 - 7.2 is 0.6. */
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;

/** Both ends included; null for no limit. */
export interface Band {
  min: number | null;
  max: number | null;
}
export interface Limits {
  good: Band;
  /** At least as wide as `good`. */
  doubtful: Band;
}

/** A norm's limits as numbers. Where 'doubtful' has no limit, it ends where 'good' does. */
export function limitsOf({ good_min, good_max, doubtful_min, doubtful_max }: Norm): Limits {
  const good = { min: numberOf(good_min), max: numberOf(good_max) };
  return {
    good,
    doubtful: { min: numberOf(doubtful_min) ?? good.min, max: numberOf(doubtful_max) ?? good.max },
  };
}

/** Null for a value in a water without a norm. */
export const normFor = (norms: readonly Norm[], point: SamplingPoint, measure: Measure): Norm | null =>
  norms.find((norm) => norm.sampling_point === point && norm.measure === measure) ?? null;

/** `by`: how far outside the good band, above zero. */
export type Verdict = { level: 'none' | 'good' } | { level: 'doubtful' | 'out'; side: 'low' | 'high'; by: number };

const NONE: Verdict = { level: 'none' };

/** 'none' without a value or without a norm. */
export function verdictOf(value: number | null, limits: Limits | null): Verdict {
  if (value === null || !limits) return NONE;
  const { good, doubtful } = limits;
  if (good.min !== null && value < good.min)
    return { level: below(value, doubtful.min) ? 'out' : 'doubtful', side: 'low', by: rounded(good.min - value) };
  if (good.max !== null && value > good.max)
    return { level: above(value, doubtful.max) ? 'out' : 'doubtful', side: 'high', by: rounded(value - good.max) };
  return good.min === null && good.max === null ? NONE : { level: 'good' };
}
const below = (value: number, limit: number | null) => limit === null || value < limit;
const above = (value: number, limit: number | null) => limit === null || value > limit;

/** The advice for a verdict; '' when there is none to give. */
export const adviceFor = (verdict: Verdict, norm: Norm | null): string =>
  norm && 'side' in verdict ? (verdict.side === 'low' ? norm.advice_low : norm.advice_high) : '';

/** How much a value rose since the one before; null when one of them is missing. */
export const differenceOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : rounded(value - before);

/** Adds a line to a text, unless it is in it already. */
export const withLine = (text: string, line: string): string =>
  text.includes(line) ? text : text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;

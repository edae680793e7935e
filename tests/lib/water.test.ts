import { describe, expect, it } from 'vitest';
import { NORMS } from '../../server/db/migrations/norms';
import { numberOf } from '../../src/lib/decimals';
import { adviceFor, differenceOf, limitsOf, normFor, verdictOf, withLine } from '../../src/lib/water';
import { bandText, beforeText, differenceText, measureHeading, normText, verdictText } from '../../src/lib/waterText';
import { TAP_NORMS } from '../../src/resources/waterreports/tapNorms';
import { type Measure, NormBody, type SamplingPoint } from '../../src/v2/entities/norm';

const norm = (point: SamplingPoint, measure: Measure) => {
  const found = normFor(NORMS, point, measure);
  if (!found) throw new Error(`no norm for ${point} ${measure}`);
  return found;
};
const verdict = (point: SamplingPoint, measure: Measure, typed: string) =>
  verdictOf(numberOf(typed), limitsOf(norm(point, measure)));

describe('a measured value', () => {
  it.each([
    ['7,2', 7.2],
    ['7.2', 7.2],
    [' 12 ', 12],
    ['7,', 7],
    ['7.', 7],
    [',5', 0.5],
    ['.5', 0.5],
    ['-1', -1],
    ['+1', 1],
    ['1.234,5', 1234.5],
    ['', null],
    [' ', null],
    ['-', null],
    [',', null],
    ['<7', null],
    ['zuur', null],
    ['7,2,1', null],
    ['1e3', null],
    ['0x10', null],
    ['NaN', null],
  ])('typed as %j is %s', (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });

  it.each([
    [7.8, 7.2, 0.6],
    [7.2, 7.8, -0.6],
    [0.3, 0.1, 0.2],
    [480, 480, 0],
    [null, 7.2, null],
    [7.2, null, null],
  ])('of %s after %s differs by %s', (value, before, difference) => {
    expect(differenceOf(value, before)).toBe(difference);
  });
});

describe('the verdict', () => {
  it.each<[SamplingPoint, Measure, string, string]>([
    ['tap', 'ph', '6,5', 'binnen de norm'],
    ['tap', 'ph', '9,5', 'binnen de norm'],
    ['tap', 'ph', '10,1', '0,6 boven de norm'],
    ['tap', 'ph', '6,4', '0,1 onder de norm'],
    ['tap', 'hardness', '8', 'binnen de norm'],
    ['tap', 'hardness', '8,1', '0,1 boven de norm, twijfelachtig'],
    ['tap', 'hardness', '12', '4 boven de norm, twijfelachtig'],
    ['tap', 'hardness', '12,5', '4,5 boven de norm'],
    ['tap', 'hardness', '-1', '1 onder de norm'],
    ['tap', 'ec', '2500', '1700 boven de norm, twijfelachtig'],
    ['tap', 'ec', '2501', '1701 boven de norm'],
    ['tap', 'ec', '0', 'binnen de norm'],
    ['softened', 'ph', '6', '0,5 onder de norm, twijfelachtig'],
    ['softened', 'ph', '5,9', '0,6 onder de norm'],
    ['softened', 'hardness', '3,5', '2,5 boven de norm, twijfelachtig'],
    ['osmosis', 'ph', '5,5', 'binnen de norm'],
    ['osmosis', 'hardness', '1,1', '0,6 boven de norm'],
    ['osmosis', 'ec', '51', '1 boven de norm, twijfelachtig'],
    ['osmosis', 'ec', '101', '51 boven de norm'],
    ['recycled', 'ph', '9,6', '0,6 boven de norm'],
    ['recycled', 'ec', '5000', ''],
    ['tap', 'ph', 'zuur', ''],
  ])('on %s, %s %s is %j', (point, measure, typed, text) => {
    expect(verdictText(verdict(point, measure, typed))).toBe(text);
  });

  it('is none where a water has no norm', () => {
    expect(verdictOf(7, null)).toEqual({ level: 'none' });
    expect(normFor([], 'tap', 'ph')).toBeNull();
  });

  it('has the advice of its side, and none within the norm', () => {
    const hardness = norm('tap', 'hardness');
    expect(adviceFor(verdict('tap', 'hardness', '9'), hardness)).toBe(hardness.advice_high);
    expect(adviceFor(verdict('tap', 'hardness', '-1'), hardness)).toBe(hardness.advice_low);
    expect(adviceFor(verdict('tap', 'hardness', '5'), hardness)).toBe('');
    expect(adviceFor(verdict('tap', 'hardness', '9'), null)).toBe('');
  });
});

describe('the texts beside a value', () => {
  it.each<[SamplingPoint, Measure, string]>([
    ['tap', 'ph', 'Norm 6,5 – 9,5'],
    ['tap', 'hardness', 'Norm 0 – 8 °dH, twijfelachtig tot 12 °dH'],
    ['tap', 'ec', 'Norm hoogstens 800 µS/cm, twijfelachtig tot 2500 µS/cm'],
    ['softened', 'ph', 'Norm 6,5 – 9, twijfelachtig vanaf 6 en tot 9,5'],
    ['recycled', 'ec', 'Geen norm ingesteld'],
  ])('name the norm of %s %s: %s', (point, measure, text) => {
    expect(normText(limitsOf(norm(point, measure)), measure)).toBe(text);
  });

  it('name the unit', () => {
    expect([measureHeading('ph'), measureHeading('hardness'), measureHeading('ec')]).toEqual([
      'pH',
      'Hardheid (°dH)',
      'EC (µS/cm)',
    ]);
    expect(bandText({ min: 6, max: null })).toBe('minstens 6');
    expect(normText(null, 'ph')).toBe('Geen norm ingesteld');
  });

  it('name the value of last time and the difference', () => {
    const before = { water_report_id: 1, customer_id: 1, created: '2026-10-01 09:00:00', ec: '', remarks: '' };
    const report = { ...before, ph: '7.2', hardness: 'hard' };
    expect(beforeText(report, 'ph', 7.8)).toBe('Vorige keer 7,2 op 01-10-2026: +0,6');
    expect(beforeText(report, 'ph', 7)).toBe('Vorige keer 7,2 op 01-10-2026: −0,2');
    expect(beforeText(report, 'ph', 7.2)).toBe('Vorige keer 7,2 op 01-10-2026: gelijk');
    expect(beforeText(report, 'ph', null)).toBe('Vorige keer 7,2 op 01-10-2026');
    expect(beforeText(report, 'hardness', 7)).toBe('Vorige keer hard °dH op 01-10-2026');
    expect(beforeText(null, 'ph', 7)).toBe('Geen eerdere meting');
    expect(differenceText(null)).toBe('');
  });
});

it('a line is added below a text, once', () => {
  expect(withLine('', 'Ontharder nakijken.')).toBe('Ontharder nakijken.');
  expect(withLine('Na regen.\n', 'Ontharder nakijken.')).toBe('Na regen.\nOntharder nakijken.');
  expect(withLine('Na regen.\nOntharder nakijken.', 'Ontharder nakijken.')).toBe('Na regen.\nOntharder nakijken.');
});

describe('the norms', () => {
  it('of an older v2 are those that a business starts with, for tap water', () => {
    const started = NORMS.filter(({ sampling_point }) => sampling_point === 'tap').map(
      ({ norm_id, name, ...fields }) => fields,
    );
    expect(TAP_NORMS).toEqual(started);
  });

  it('that a business starts with have an advice for each side, and could be saved as they are', () => {
    expect(NORMS).toHaveLength(12);
    for (const norm of NORMS) {
      expect(NormBody.parse(norm)).toMatchObject({ good_max: norm.good_max });
      expect([norm.advice_low, norm.advice_high]).not.toContain('');
    }
  });

  const limits = { good_min: '', good_max: '', doubtful_min: '', doubtful_max: '', advice_low: '', advice_high: '' };
  it.each([
    [{ good_min: '9', good_max: '6,5' }, 'good_max'],
    [{ good_min: '6', doubtful_min: '7' }, 'doubtful_min'],
    [{ doubtful_min: '7' }, 'doubtful_min'],
    [{ good_max: '8', doubtful_max: '7' }, 'doubtful_max'],
    [{ doubtful_max: '7' }, 'doubtful_max'],
    [{ good_max: 'veel' }, 'good_max'],
  ])('refuse %j at %s', (changes, field) => {
    const issues = NormBody.safeParse({ ...limits, ...changes }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

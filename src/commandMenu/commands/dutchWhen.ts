import { addDays, addMonths, addWeeks, nextDay, startOfWeek } from 'date-fns';
import { DAY_NAMES, formatDayInFull, MONTH_NAMES, MONTH_SHORT, toDay } from '../../lib/dates';
import { parseDutchDate } from '../../lib/dutchMoment';

/**
 * Finds a day and a time in words as they are spoken: 'volgende dinsdag', '1 dec', 'over een week', '10:00', 'half 11'.
 * `today` is a local Date at noon (lib/dates `businessDay`). Days go out as `YYYY-MM-DD`, times as `HH:mm`.
 */

interface Found<Value> {
  value: Value;
  /** How many words it takes. */
  length: number;
}

const DAY_SHORT = DAY_NAMES.map((name) => name.slice(0, 2));
/** Words before a weekday that add nothing. */
const THIS = ['aanstaande', 'komende', 'deze'];
const COUNTS = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];
const FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['eergisteren', -2],
  ['gisteren', -1],
  ['vandaag', 0],
  ['vanmorgen', 0],
  ['vanochtend', 0],
  ['vanmiddag', 0],
  ['morgen', 1],
  ['morgenochtend', 1],
  ['morgenmiddag', 1],
  ['overmorgen', 2],
]);
/** Nobody makes an appointment before. */
const FIRST_HOUR = 7;
const UNITS: readonly [RegExp, (from: Date, count: number) => Date][] = [
  [/^dag(en)?$/, addDays],
  [/^we(ek|ken)$/, addWeeks],
  [/^maand(en)?$/, addMonths],
];

const indexIn = (word: string, ...lists: readonly (readonly string[])[]) => {
  const plain = word.replace(/\.$/, '');
  return lists.map((list) => list.indexOf(plain)).find((index) => index >= 0) ?? -1;
};
const countOf = (word: string) => (/^\d{1,3}$/.test(word) ? Number(word) : indexIn(word.replace('één', 'een'), COUNTS));

/** 0 is Monday; -1 is no day. 'dinsdagmiddag' is a Tuesday. */
const weekdayAt = (word: string) => indexIn(word.replace(/(ochtend|morgen|middag)$/, ''), DAY_SHORT, DAY_NAMES);
type SundayFirst = Parameters<typeof nextDay>[1];
/** date-fns names the days 0 (Sunday) to 6. */
const nextWeekday = (today: Date, weekday: number) => nextDay(today, ((weekday + 1) % 7) as SundayFirst);
const mondayOfNextWeek = (today: Date) => addWeeks(startOfWeek(today, { weekStartsOn: 1 }), 1);

/** 29 February is at most eight years away: 2100 has none. */
const YEARS_AHEAD = 9;

/**
 * The first such day that is not over for a month, as a visit is also written up afterwards: '29-2' -> '2028-02-29'; null
 * when no year has it.
 */
const firstSuchDay = (today: Date, dayAndMonth: string): string | null => {
  const earliest = addMonths(today, -1);
  const days = Array.from({ length: YEARS_AHEAD }, (_, more) =>
    parseDutchDate(`${dayAndMonth}-${earliest.getFullYear() + more}`),
  );
  return days.find((day) => day !== null && day >= toDay(earliest)) ?? null;
};

/** '1 dec', '1 december 2027'. */
const namedDate = (today: Date, [day = '', month = '', year = '']: readonly string[]): Found<string> | null => {
  const index = indexIn(month.replace(/^sept\b/, 'sep'), MONTH_SHORT, MONTH_NAMES);
  if (index < 0 || !/^\d{1,2}$/.test(day)) return null;
  const dayAndMonth = `${day}-${index + 1}`;
  const hasYear = /^\d{4}$/.test(year);
  const value = hasYear ? parseDutchDate(`${dayAndMonth}-${year}`) : firstSuchDay(today, dayAndMonth);
  return value === null ? null : { value, length: hasYear ? 3 : 2 };
};

/** '1-12', '1/12/26', '1.12.2026', '2026-12-01'; '10.30' is a time. */
const numericDate = (today: Date, word: string): string | null => {
  if (/^\d{1,2}[-/]\d{1,2}$/.test(word)) return firstSuchDay(today, word);
  return /^\d{1,4}([-/.]\d{1,4}){2}$/.test(word) ? parseDutchDate(word) : null;
};

const inSoMuch = (today: Date, [over, count = '', unit = '']: readonly string[]): Found<Date> | null => {
  const add = UNITS.find(([name]) => name.test(unit))?.[1];
  const number = countOf(count);
  return over === 'over' && add && number >= 0 ? { value: add(today, number), length: 3 } : null;
};

/** 'volgende dinsdag', 'volgende week', 'volgende week dinsdag'. */
const nextWeek = (today: Date, [next, what = '', day = '']: readonly string[]): Found<Date> | null => {
  if (next !== 'volgende' && next !== 'volgend') return null;
  const monday = mondayOfNextWeek(today);
  const isWeek = what === 'week';
  const weekday = weekdayAt(isWeek ? day : what);
  if (weekday >= 0) return { value: addDays(monday, weekday), length: isWeek ? 3 : 2 };
  return isWeek ? { value: monday, length: 2 } : null;
};

/** '1 dec', '1-12'. */
const dateIn = (words: readonly string[], today: Date): Found<string> | null => {
  const numeric = numericDate(today, words[0] ?? '');
  return namedDate(today, words) ?? (numeric === null ? null : { value: numeric, length: 1 });
};

/** 'dinsdag', 'aanstaande dinsdag', 'dinsdag 1 december' where that is a Tuesday. */
const weekdayIn = (words: readonly string[], today: Date): Found<string> | null => {
  const [first = '', ...others] = words;
  if (THIS.includes(first)) {
    const weekday = weekdayIn(others, today);
    return weekday && { ...weekday, length: weekday.length + 1 };
  }
  const weekday = weekdayAt(first);
  if (weekday < 0) return null;
  const date = dateIn(others, today);
  const isThatDay = date && formatDayInFull(date.value).startsWith(DAY_NAMES[weekday] ?? '');
  return isThatDay
    ? { value: date.value, length: date.length + 1 }
    : { value: toDay(nextWeekday(today, weekday)), length: 1 };
};

/** The day that the words begin with. */
export const dayIn = (words: readonly string[], today: Date): Found<string> | null => {
  const [first = ''] = words;
  const more = FROM_TODAY.get(first);
  if (more !== undefined) return { value: toDay(addDays(today, more)), length: 1 };
  const several = inSoMuch(today, words) ?? nextWeek(today, words);
  if (several) return { value: toDay(several.value), length: several.length };
  return dateIn(words, today) ?? weekdayIn(words, today);
};

const clock = (hour: number, minute: number) =>
  hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;

/** A spoken hour: 'om 2' is in the afternoon, 'om 9' in the morning. */
const spoken = (hour: number) => (hour < FIRST_HOUR ? hour + 12 : hour);

/** What stands before an hour: the hours and the minute that it makes of it. */
const BEFORE_HOUR: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['half', [-1, 30]],
  ['kwart over', [0, 15]],
  ['kwart voor', [-1, 45]],
]);

/** 'half 11', 'half elf', 'kwart over 10', 'kwart voor elf'. */
const besideHour = (words: readonly string[]): Found<string> | null => {
  const length = words[0] === 'kwart' ? 2 : 1;
  const [hours, minute] = BEFORE_HOUR.get(words.slice(0, length).join(' ')) ?? [0, 60];
  const hour = countOf(words[length] ?? '');
  const value = hour > 0 ? clock(spoken(hour + hours), minute) : null;
  return value ? { value, length: length + 1 } : null;
};

/**
 * The time that the words begin with: '10:00', '10.30', '10u', '10 uur', 'om 10', 'half 11', 'kwart over 10'. Of '10-11
 * uur' and '10:00-11:00' the first.
 */
export const timeIn = (words: readonly string[]): Found<string> | null => {
  const [first = '', second = ''] = words;
  if (first === 'om' || first === 'rond') {
    const hour = words[2] === 'uur' ? -1 : countOf(second);
    const at = hour < 0 ? null : clock(spoken(hour), 0);
    const found = at ? { value: at, length: 1 } : timeIn(words.slice(1));
    return found && { ...found, length: found.length + 1 };
  }
  const beside = besideHour(words);
  if (beside) return beside;
  const start = second === 'uur' || first.includes(':') ? first.replace(/-\d[\d:.]*$/, '') : first;
  const [, hour, minute] = /^(\d{1,2})[:.u](\d{2})u?$/.exec(start) ?? [];
  const hourAlone = second === 'uur' ? countOf(start) : Number(/^(\d{1,2})u$/.exec(start)?.[1] ?? -1);
  const value = hourAlone >= 0 ? clock(spoken(hourAlone), 0) : hour ? clock(Number(hour), Number(minute)) : null;
  return value ? { value, length: second === 'uur' ? 2 : 1 } : null;
};

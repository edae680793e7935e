import { MONTH_NAMES } from '../../lib/dates';

const litres = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1234.56 -> '1.234,6'. */
export const formatLitres = (value: number): string => litres.format(value);

/** '2026-12' -> 'december'. */
export const monthName = (month: string): string => MONTH_NAMES[Number(month.slice(5)) - 1] ?? month;

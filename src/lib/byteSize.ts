import { withComma } from '../v2/decimalNotation';

/** 240_123 -> '240 kB', 3_214_000 -> '3,2 MB'. */
export const byteSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${withComma((bytes / 1e6).toFixed(1))} MB`;

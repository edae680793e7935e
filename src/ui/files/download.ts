import { normalizeSearch } from '../../v2/searchText';

/** 'Orders per klant · Één' -> 'orders-per-klant-een.csv' */
export const csvNameOf = (title: string): string =>
  `${
    normalizeSearch(title)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'lijst'
  }.csv`;

/** Safari on a phone reads the file after the press, and Firefox may: one that is revoked at once is no download there. */
const KEPT_MS = 60_000;

/** Downloads CSV, whole or in parts, as a file. */
export const download = (name: string, csv: string | readonly Blob[]) => {
  const url = URL.createObjectURL(new Blob([csv].flat(), { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

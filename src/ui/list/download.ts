import { normalizeSearch } from '../../v2/searchText';

/** 'Orders per klant · Één' -> 'orders-per-klant-een.csv' */
export const csvNameOf = (title: string): string =>
  `${
    normalizeSearch(title)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'lijst'
  }.csv`;

/** Downloads CSV, whole or in parts, as a file. */
export const download = (name: string, csv: string | readonly Blob[]) => {
  const url = URL.createObjectURL(new Blob([csv].flat(), { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

import { normalizeSearch } from '../../v2/searchText';

/** 'Orders per klant · Één' -> 'orders-per-klant-een.csv' */
export const csvNameOf = (title: string): string =>
  `${
    normalizeSearch(title)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'lijst'
  }.csv`;

/** Downloads a text, or the parts of one, as a file. */
export const download = (name: string, text: string | readonly Blob[], type = 'text/csv;charset=utf-8') => {
  const url = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

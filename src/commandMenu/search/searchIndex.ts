import MiniSearch, { type Options } from 'minisearch';
import { normalizeSearch } from '../../v2/searchText';
import { queryOf } from './query';

/** What can be searched of an entry. The texts are plain; `id` is unique among all kinds. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Names of people and companies, numbers, codes. */
  names: string;
  /** Whatever else one may know: a place, an e-mail address, a telephone number. */
  more: string;
}

export interface Hit {
  id: string;
  /** By MiniSearch; comparable within one kind. */
  score: number;
}

/** Hits of each kind that are worth ranking. */
const HITS_MAX = 30;
/** Shorter words, and words with a digit, must be typed right. */
const FORGIVEN_FROM = 4;

const normalizedWordsOf = (text: string): string[] =>
  normalizeSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const options: Options<SearchDocument> = {
  fields: ['title', 'names', 'more'],
  tokenize: normalizedWordsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, names: 2 },
    weights: { fuzzy: 0.2, prefix: 0.7 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length < FORGIVEN_FROM || /\d/.test(term) ? false : 0.25),
  },
};

/** An index of several kinds of entries, each replaced as a whole. Runs in a worker, or where there is none in the page. */
export const createSearchIndex = () => {
  const kinds = new Map<string, MiniSearch<SearchDocument>>();
  return {
    put: (kind: string, documents: readonly SearchDocument[]): void => {
      const index = new MiniSearch<SearchDocument>(options);
      index.addAll(documents);
      kinds.set(kind, index);
    },
    /** The best hits of each kind, or of the kind that is asked for. Every word must be found. */
    find: (text: string, only?: string): Hit[] => {
      const query = queryOf(text);
      const searched = only === undefined ? [...kinds.values()] : [kinds.get(only)];
      return searched.flatMap((index) =>
        (index?.search(query) ?? []).slice(0, HITS_MAX).map(({ id, score }) => ({ id: String(id), score })),
      );
    },
  };
};

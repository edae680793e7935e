import type { Hit, SearchDocument, SearchIndex } from './searchIndex';

/** What the worker is told and asked. */
export type Asked =
  | { kind: string; documents: readonly SearchDocument[] }
  | { question: number; text: string; only: string | undefined; documents?: undefined };

interface Answered {
  question: number;
  hits: Hit[];
}

export interface Search {
  put: (kind: string, documents: readonly SearchDocument[]) => void;
  find: (text: string, only?: string) => Promise<readonly Hit[]>;
  /** Ends the worker, and with it the index. */
  close: () => void;
}

const inPage = (): Search => {
  const loading: Promise<SearchIndex> = import('./searchIndex').then(({ createSearchIndex }) => createSearchIndex());
  return {
    put: (kind, documents) => void loading.then((index) => index.put(kind, documents)),
    find: async (text, only) => (await loading).find(text, only),
    close: () => undefined,
  };
};

const inWorker = (): Search => {
  const worker = new Worker(new URL('./index.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (hits: readonly Hit[]) => void>();
  const ask = (asked: Asked) => worker.postMessage(asked);
  let questions = 0;
  worker.onmessage = ({ data: { question, hits } }: MessageEvent<Answered>) => {
    waiting.get(question)?.(hits);
    waiting.delete(question);
  };
  return {
    put: (kind, documents) => ask({ kind, documents }),
    find: (text, only) =>
      new Promise((resolve) => {
        questions += 1;
        waiting.set(questions, resolve);
        ask({ question: questions, text, only });
      }),
    close: () => worker.terminate(),
  };
};

export const openSearch = (): Search => (typeof Worker === 'undefined' ? inPage() : inWorker());

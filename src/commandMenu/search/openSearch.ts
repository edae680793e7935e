import type { Hit, SearchDocument } from './searchIndex';

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
  /** Rejects when the worker's file did not come; the next question asks for it again. */
  find: (text: string, only?: string) => Promise<readonly Hit[]>;
  /** Ends the worker, and with it the index. */
  close: () => void;
}

export const openSearch = (): Search => {
  const kept = new Map<string, readonly SearchDocument[]>();
  const waiting = new Map<number, { resolve: (hits: readonly Hit[]) => void; reject: (reason: unknown) => void }>();
  let questions = 0;
  let worker: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(new URL('./index.worker.ts', import.meta.url), { type: 'module' });
    for (const [kind, documents] of kept) started.postMessage({ kind, documents } satisfies Asked);
    started.onmessage = ({ data: { question, hits } }: MessageEvent<Answered>) => {
      waiting.get(question)?.resolve(hits);
      waiting.delete(question);
    };
    started.onerror = (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    return started;
  };
  worker = start();

  return {
    put: (kind, documents) => {
      kept.set(kind, documents);
      worker?.postMessage({ kind, documents } satisfies Asked);
    },
    find: (text, only) =>
      new Promise((resolve, reject) => {
        questions += 1;
        waiting.set(questions, { resolve, reject });
        worker ??= start();
        worker.postMessage({ question: questions, text, only } satisfies Asked);
      }),
    close: () => worker?.terminate(),
  };
};

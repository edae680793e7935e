import type { Asked } from './openSearch';
import { createSearchIndex } from './searchIndex';

/** The index in a thread of its own: building and searching it never holds up the page. */

const index = createSearchIndex();

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.documents) index.put(data.kind, data.documents);
  else self.postMessage({ question: data.question, hits: index.find(data.text, data.only) });
};

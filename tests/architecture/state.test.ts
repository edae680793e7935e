import { expect, it } from 'vitest';
import { codeOf, filesUnder, isCode } from './sources';

/** Several servers share one database: what one of them remembered by itself, the others would not know. */
const ON_PURPOSE = [
  // Written from the contract: the same in every process.
  'server/api/openapi.ts let document',
  // A thread's connection and its statements: nothing of the data.
  'server/db/readWorker.mjs let prepare',
];

it('no module of the server keeps anything between calls', () => {
  const kept = /^(?:export )?(let \w+|const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap)(?:<.*>)?\(\)|\[\]|\{\}))/gm;
  const found = filesUnder('server')
    .filter((path) => isCode(path) && !path.startsWith('server/demo/'))
    .flatMap((path) => [...codeOf(path).matchAll(kept)].map(([, what = '']) => `${path} ${what}`));
  expect(found).toEqual(ON_PURPOSE);
});

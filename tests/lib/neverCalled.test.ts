import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neverCalled } from '../../scripts/neverCalled';

const PACKAGE = `
const deep = () => 'only of a fetcher';
export function createRouter(init) {
  async function fetcher() { return deep(); }
  function navigate(to) { return 'went to ' + to; }
  return { fetcher, navigate, data: hydrate(), rules };
}
const plural = function () { return 'only of a plural'; };
const arrow = () => { return 'only of an arrow'; };
const rules = { one: function () { return 'one'; }, plural, arrow, many: function () { return 'only of a many'; } };
function hydrate() { return window.fromServer; }
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'never-called-'));
  writeFileSync(join(folder, 'router.mjs'), PACKAGE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = async (names: string[], returnNothing: string[] = []) => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [neverCalled([{ in: /router\.mjs$/, names, returnNothing }])],
    build: { write: false, lib: { entry: 'router.mjs', formats: ['es'] } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('nothing built');
  const { createRouter } = await import(`data:text/javascript,${encodeURIComponent(first.output[0].code)}`);
  return { code: first.output[0].code, router: () => createRouter({}) };
};

it('leaves out a function within another, and what only it uses', async () => {
  const { code, router } = await built(['fetcher'], ['hydrate']);
  expect(code).not.toContain('only of a fetcher');
  expect(router().navigate('/')).toBe('went to /');
  expect(router().data).toBeUndefined();
  await expect(router().fetcher()).rejects.toThrow('left out');
});

it('leaves out a function that has the name of its variable, or of its property', async () => {
  const { code, router } = await built(['plural', 'arrow', 'many'], ['hydrate']);
  expect(code).not.toMatch(/only of an? (plural|arrow|many)/);
  expect(router().rules.one()).toBe('one');
  for (const name of ['plural', 'arrow', 'many']) expect(router().rules[name]).toThrow('left out');
});

it('fails the build where the package has no such function, so that a new version of it is looked at', async () => {
  await expect(built(['fetcher', 'gone'])).rejects.toThrow(/neverCalled\.ts\): gone/);
});

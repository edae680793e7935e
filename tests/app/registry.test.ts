import { expect, it } from 'vitest';
import { declarations } from '../../server/lib/declarations';
import { SUBJECTS } from '../../server/writes/audit/subjects';
import { manifests } from '../../src/app/registry';
import { isResource } from '../../src/lib/manifest';
import { mappings } from '../../src/provider/records/mappings';

const resources = manifests.filter(isResource);

it('every declaration that the server reads has its manifest, and a folder of its own name', () => {
  const declared = resources.flatMap(({ name, declaration }) => (declaration ? [{ name, declaration }] : []));
  expect(declared.map(({ name }) => name).sort()).toEqual(declarations.map(({ name }) => name).sort());
  for (const { name, declaration } of declared) {
    expect(declarations).toContain(declaration);
    expect(name in SUBJECTS, `${name} is no table of v2`).toBe(true);
  }
});

it('every resource that can be written has a subject: the server knows its records in the history', () => {
  const written = resources.filter(({ name, form }) => mappings[name]?.create ?? mappings[name]?.update ?? form);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ name }) => !(name in SUBJECTS)).map(({ name }) => name)).toEqual([]);
});

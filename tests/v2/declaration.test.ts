import { expect, it } from 'vitest';
import { fieldsOfDeclaration, STORED } from '../../src/v2/declaration';
import { exampleFirms } from '../support/exampleFirms';

it('the declared resource of the tests has a field of every kind that a table keeps', () => {
  const kinds = new Set(fieldsOfDeclaration(exampleFirms).map(({ kind }) => kind.kind));
  expect([...kinds].sort()).toEqual(Object.keys(STORED).sort());
});

it.each([
  ['title', { title: 'label' }],
  ['searched', { searched: ['name', 'label'] }],
])('a declaration is refused whose %s still names a field that was renamed', (part, old) => {
  expect(() => fieldsOfDeclaration({ ...exampleFirms, ...old })).toThrow(
    `example_firms.${part}: there is no field 'label'.`,
  );
});

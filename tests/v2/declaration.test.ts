import { expect, it } from 'vitest';
import { fieldsOfDeclaration, STORED } from '../../src/v2/declaration';
import { exampleFirms } from '../support/exampleFirms';

it('the declared resource of the tests has a field of every kind that a table keeps', () => {
  const kinds = new Set(fieldsOfDeclaration(exampleFirms).map(({ kind }) => kind.kind));
  expect([...kinds].sort()).toEqual(Object.keys(STORED).sort());
});

import { expect, it } from 'vitest';
import { restResources } from '../../../server/api/index';
import { SUBJECTS } from '../../../server/writes/audit/subjects';
import { restResourceSuite } from '../../support/restResourceSuite';
import { samples } from '../../support/samples';

it('every resource that can be written has a history, with the names of its records', () => {
  const written = restResources.filter(({ create, update }) => create ?? update);
  expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(['staff', 'example_firms']));
  expect(written.filter(({ name }) => !(name in SUBJECTS)).map(({ name }) => name)).toEqual([]);
});

for (const resource of restResources) restResourceSuite(resource, samples[resource.name]);

import { STAFF_PASSWORD } from './builders';
import { anExampleFirm } from './exampleFirms';
import type { Sample } from './restResourceSuite';

/** What is sent to each resource under `/api` that can be written: a line a resource. */
export const samples: Readonly<Record<string, Sample>> = {
  staff: {
    create: { username: 'nieuw', name: 'Noor Bos', password: STAFF_PASSWORD },
    update: { name: 'Noor Vos', active: 1, password: '' },
    refused: { body: { username: '', name: 'x'.repeat(101) }, fields: { username: 'Gebruikersnaam is verplicht.' } },
    word: 'noor bos',
  },
  example_firms: anExampleFirm,
};

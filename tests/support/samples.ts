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
  views: {
    create: { resource: 'customers', name: 'Op rekening', settings: '{"filter":{"order_on_invoice":1}}', shared: 0 },
    update: { resource: 'customers', name: 'In Delft', settings: '{"filter":{"company_place":"Delft"}}', shared: 1 },
    refused: { body: { resource: 'customers', name: ' ', shared: 0 }, fields: { name: 'Naam is verplicht.' } },
    word: 'rekening',
  },
  runs: {
    create: {
      resource: 'products',
      label: 'Prijs +4,5 %',
      rows: [{ id: 999, old: { active: 1 }, new: { active: 0 } }],
    },
    update: {},
    refused: {
      body: { resource: 'products', label: ' ', rows: [] },
      fields: { label: 'Wijziging is verplicht.', rows: 'Kies minstens één regel.' },
    },
    word: 'prijs',
  },
  scheduled_pushes: {
    create: { shop_id: 1, message: 'Zaterdag gratis wax', send_at: '2026-11-21 09:00:00' },
    update: {},
    refused: {
      body: { message: 'ab', send_at: '2026-02-30 09:00' },
      fields: {
        shop_id: 'Shop is verplicht.',
        message: 'Gebruik meer dan 2 tekens.',
        send_at: 'Vul een bestaande datum en tijd in.',
      },
    },
    word: 'gratis',
  },
  outbox: {
    create: {
      customer_id: null,
      recipient: 'jan@wit.example',
      subject: 'Verslag van ons bezoek',
      message: 'Beste Jan,',
      sections: [{ title: 'Taken', lines: ['Pomp nakijken'], head: [], rows: [] }],
    },
    update: {},
    refused: {
      body: { recipient: 'jan', subject: ' ', message: '', sections: [] },
      fields: {
        recipient: 'Vul geldige e-mailadressen in, met een komma ertussen.',
        subject: 'Onderwerp is verplicht.',
        message: 'Bericht is verplicht.',
      },
    },
    word: 'verslag',
  },
  machine_products: {
    create: { code: '002', name: 'Voorweekmiddel', sku: 'VR-TRK-200L', litres: '200' },
    update: { code: '004', name: 'Voorweek sterk', sku: '', litres: '2.5' },
    refused: {
      body: { code: '003', name: ' ', litres: 'vat' },
      fields: {
        code: 'Kies een code uit de lijst.',
        name: 'Naam is verplicht.',
        litres: 'Vul een aantal liters in, bijvoorbeeld 20 of 2,5.',
      },
    },
    word: 'voorweekmiddel',
  },
  example_firms: anExampleFirm,
};

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  aCategory,
  aCustomer,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aStaffMember,
  aSubcategory,
} from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

type Db = TestServer['db'];
const none = async () => 0;
const CUSTOMER = 'Bedrijfsnaam, Contactpersoon, Adres, Postcode, Plaats, Land, Telefoon, E-mail';

/** The fields that a form marks with an asterisk, in its order. */
const marked = () => {
  const labels = [...document.querySelectorAll('form :is(label, [role="group"] > p)')];
  return [...new Set(labels.map(({ textContent }) => /^(.*\S)\s*\*$/.exec(textContent ?? '')?.[1]))].filter(Boolean);
};

const labelOf = (field: Element) =>
  document.querySelector(`label[for="${field.id}"]`) ??
  document.getElementById(field.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
/** Those that a screen reader says are required, in its order. */
const said = () =>
  [...document.querySelectorAll('form [aria-required=true]')].map((field) =>
    labelOf(field)?.textContent?.replace(/\s*\*$/, ''),
  );

it.each<[route: string, required: string, make: (db: Db) => Promise<number>]>([
  ['/categories/new', 'Naam, Shop, Afbeelding', none],
  ['/categories/edit/', 'Naam, Shop', aCategory],
  ['/subcategories/new', 'Naam, Categorie, Afbeelding', none],
  ['/subcategories/edit/', 'Naam, Categorie', aSubcategory],
  ['/products/new', 'Naam, Omschrijving, Afbeelding', none],
  ['/products/edit/', 'Naam, Omschrijving', aProduct],
  ['/transactions/', 'Voornaam, Achternaam, Bedrijfsnaam, Straat, Huisnummer, Postcode, Plaats, E-mail', anOrder],
  ['/customers/new', `${CUSTOMER}, Gebruikersnaam, Wachtwoord`, none],
  ['/customers/edit/', CUSTOMER, aCustomer],
  ['/reports/new/', 'Adviseur, Datum, Tijd', aCustomer],
  ['/reports/edit/', 'Adviseur, Datum, Tijd', async (db) => aReport(db, { user_id: await aStaffMember(db) })],
  ['/reports/new/waterreport/', 'pH, Hardheid, EC', aCustomer],
  ['/machines/new/', '', aCustomer],
  ['/machines/edit/', '', aMachine],
  ['/market/new', 'Titel, Omschrijving', none],
  ['/market/edit/', 'Titel, Omschrijving', aMarketAdvert],
  ['/news/new', 'Shop, Titel, Bericht, Afbeelding', none],
  ['/news/edit/', 'Shop, Titel, Bericht', aNewsMessage],
])('%s marks what section 5 requires: %s', async (route, required, make) => {
  const server = await createTestServer();
  const id = await make(server.db);
  await renderApp({ server, route: `${route}${id || ''}` });
  await screen.findByRole('button', { name: 'Opslaan' });
  expect(marked().join(', ')).toBe(required);
  // A picture is a button, which has no such word: its message is told after a save.
  await waitFor(() => expect(said().join(', ')).toBe(required.replace(', Afbeelding', '')));
});

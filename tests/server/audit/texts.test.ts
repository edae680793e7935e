import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { messages } from '../../../i18n/messages';
import { fieldTexts } from '../../../i18n/nl/late/history';
import { isSortColumn } from '../../../server/db/sortKeys';
import { SUBJECTS } from '../../../server/writes/audit/subjects';
import { manifests } from '../../../src/app/registry';
import { createTestServer } from '../../support/server';

const screens = manifests.map(({ name }) => name);
const textOf = (key: string) => key.split('.').reduce<unknown>((texts, part) => Object(texts)[part], messages);

it('every field that the history can show has a text, and a resource without a screen has no other field texts', async () => {
  const { db, close } = await createTestServer();
  const untold: string[] = [];
  const unused: string[] = [];
  let fields = 0;
  for (const [resource, { table, key, beside = {}, orders = [], told: only }] of Object.entries(SUBJECTS)) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    const ofTable = Object.fromEntries(rows.map(({ name }) => [name, null]));
    const columns = rows
      .map(({ name }) => (name === 'password_hash' ? 'password' : name))
      .filter((name) => only?.includes(name) ?? (name !== key && !isSortColumn(name, ofTable)));
    const shown = [...columns, ...Object.keys(beside), ...orders.map((order) => order.field)];
    for (const field of shown) {
      fields += 1;
      const told = textOf(`resources.${resource}.fields.${field}`) ?? fieldTexts[field];
      if (typeof told !== 'string') untold.push(`${resource}.${field}`);
    }
    const texts = screens.includes(resource) ? [] : Object.keys(textOf(`resources.${resource}.fields`) ?? {});
    unused.push(...texts.filter((field) => !shown.includes(field)).map((field) => `${resource}.${field}`));
    if (typeof textOf(`resources.${resource}.name`) !== 'string') untold.push(resource);
  }
  await close();
  expect(fields).toBeGreaterThan(100);
  expect(untold).toEqual([]);
  expect(unused).toEqual([]);
});

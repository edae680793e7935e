import { expect } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { databaseFile, openDatabase } from '../../server/db/open';
import { loadSqlite } from '../../server/db/sqlite';
import { aCategory, aStaffMember } from './builders';

/** Writers that remember which writes a server acknowledged, to compare with its database. */

export interface Asked {
  titles: Set<string>;
  acknowledged: Set<string>;
}

/** A signed-in user, and two categories for products. */
export const prepare = async (dataDir: string) => {
  const { db, close } = await openDatabase({ dataDir });
  const categories = [await aCategory(db), await aCategory(db)];
  const { token } = await startSession(db, await aStaffMember(db), new Date(), SESSION_LIMITS);
  await close();
  return { categories, token };
};

export type Prepared = Awaited<ReturnType<typeof prepare>>;

export const call = (url: string, { token }: Prepared, path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });

const texts = ['main_description', 'tech_description', 'product_type', 'sku'];
const numbers = ['king_sireon_artikelnummer', 'king_carwash_artikelnummer'];

/** Makes products in turn, each with two places, until the server stops answering. */
export const writeOn = async (url: string, prepared: Prepared, asked: Asked, name: string): Promise<void> => {
  const categories = prepared.categories.map((category_id) => ({ shop_id: 1, category_id, subcategory_id: null }));
  const rest = Object.fromEntries([...texts, ...numbers].map((field) => [field, 'x']));
  for (let nth = 0; ; nth += 1) {
    const main_title = `${name}, ${nth}`;
    asked.titles.add(main_title);
    const product = { weight: '1', main_price: '2.50', discount_price: '0', active: 1, discount_price_active: 0 };
    const body = JSON.stringify({ ...rest, ...product, main_title, categories });
    const answer = await call(url, prepared, '/v2/dashboard/product/new/1', { method: 'POST', body })
      .then(async (response) => ({ status: response.status, json: await response.json() }))
      .catch(() => undefined);
    if (answer === undefined) return;
    expect(answer).toMatchObject({ status: 200, json: { code: 'OK' } });
    asked.acknowledged.add(main_title);
  }
};

/** Reads the database as another process. */
const contentsOf = (dataDir: string) => {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(databaseFile(dataDir));
  const all = (statement: string) => database.prepare(statement).all();
  try {
    return {
      integrity: all('pragma integrity_check'),
      loose: all('pragma foreign_key_check'),
      products: all(`
        select main_title as title, count(distinct p.product_id) as times, count(c.position) as places
        from products p left join product_categories c on c.product_id = p.product_id group by main_title`),
    };
  } finally {
    database.close();
  }
};

/** Expects an intact database with every acknowledged product exactly once. */
export const expectWhole = (dataDir: string, asked: Asked): void => {
  const { integrity, loose, products } = contentsOf(dataDir);
  expect([...integrity.map((row) => Object.values(row)), ...loose]).toEqual([['ok']]);
  expect(products.filter(({ times, places }) => times !== 1 || places !== 2)).toEqual([]);
  const there = new Set(products.map(({ title }) => String(title)));
  expect([...there].filter((title) => !asked.titles.has(title))).toEqual([]);
  expect([...asked.acknowledged].filter((title) => !there.has(title))).toEqual([]);
};

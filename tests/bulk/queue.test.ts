import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BrowserRow, type BrowserRun, countsOf } from '../../src/bulk/browserRuns';
import { changeRecord } from '../../src/bulk/changeRecord';
import { planOf } from '../../src/bulk/plan';
import { revertOf, sendQueue, withFailedAgain } from '../../src/bulk/sendQueue';
import { createClient } from '../../src/provider/http/client';
import { endpoints } from '../../src/v2/endpoints';
import { aProduct } from '../support/builders';
import { createTestServer, type TestServer } from '../support/server';

/** The queue over v2's single edits, as on a v2 without `/api`. */

const TEXTS = ['12.5', '12.50', '7', '0.1', '1234.5678'];
const EDIT = /product\/edit\/(\d+)$/;

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

/** Between queue and server: `answer` may refuse an edit of this product, and hears each. */
const clientOf = (answer: (id: number) => Response | undefined = () => undefined) => {
  const edited: number[] = [];
  const send: typeof fetch = async (input, init) => {
    const id = Number(EDIT.exec(String(input))?.[1]);
    if (!id) return server.fetch(input, init);
    edited.push(id);
    return answer(id) ?? server.fetch(input, init);
  };
  const client = createClient({ fetch: send, token: () => server.token, base: '', pause: async () => {} });
  return { client, edited };
};
const refusal = () => Response.json({ code: 'NOK', data: { error: 'De kassa is dicht.' } });
const silence = () => {
  throw new TypeError('Failed to fetch');
};

const products = async (count: number) => {
  const rows: BrowserRow[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const main_price = TEXTS[nth % TEXTS.length] ?? '';
    const id = await aProduct(server.db, { main_title: `Product ${nth}`, main_price });
    const change = { kind: 'price', field: 'main_price', by: 'percent', value: '4,5', rounding: 'cents' } as const;
    const planned = planOf('products', change, { main_price });
    // Ten cents and 4,5 percent are ten cents.
    const made = 'new' in planned ? planned.new : { main_price: '0.20' };
    const row = { id, name: `Product ${nth}`, old: planned.old, new: made };
    rows.push({ ...row, outcome: 'waiting', reason: '', isSent: false });
  }
  return rows;
};
const runOf = (rows: readonly BrowserRow[]): BrowserRun => ({
  ...{
    id: 'een',
    userId: 1,
    created: 0,
    resource: 'products',
    label: 'Prijs +4,5 %',
    rows,
    reverts: null,
  },
});
const prices = async () => {
  const rows = await server.db.selectFrom('products').select('main_price').orderBy('product_id').execute();
  return rows.map(({ main_price }) => main_price);
};
const send = async (run: BrowserRun, client: ReturnType<typeof clientOf>['client'], more = {}) => {
  const kept: BrowserRun[] = [];
  const ended = await sendQueue(run, {
    change: (row) => changeRecord(client, 'products', row),
    keep: async (one) => {
      kept.push(one);
    },
    tell: () => undefined,
    signal: new AbortController().signal,
    ...more,
  });
  return { ended, kept };
};
const outcomes = ({ rows }: BrowserRun) => rows.map(({ outcome }) => outcome);

it('120 prices go up, three are refused and listed, a retry sends three calls, and a revert brings back 120 texts', async () => {
  const rows = await products(120);
  const before = await prices();
  const refused = [rows[3], rows[60], rows[119]].map((row) => row?.id ?? 0);
  const first = clientOf((id) => (refused.includes(id) ? refusal() : undefined));
  const { ended } = await send(runOf(rows), first.client);
  expect(countsOf(ended)).toEqual({ done: 117, waiting: 0, left: 3, retriable: 3 });
  expect(ended.rows.filter(({ outcome }) => outcome === 'refused').map(({ id, reason }) => [id, reason])).toEqual(
    refused.map((id) => [id, 'De kassa is dicht.']),
  );

  const second = clientOf();
  const again = await send(withFailedAgain(ended), second.client);
  expect(second.edited).toEqual(refused);
  expect(countsOf(again.ended).done).toBe(120);
  const changed = await prices();
  expect(changed.filter((price, nth) => price === before[nth])).toEqual([]);

  const reverted = await send(revertOf(again.ended, { id: 'twee', created: 1, label: 'Terug' }), clientOf().client);
  expect(countsOf(reverted.ended).done).toBe(120);
  expect(await prices()).toEqual(before);
});

it('what someone else changed or deleted is listed and left alone, also when a run is reverted', async () => {
  const rows = await products(3);
  const [first, second, third] = rows.map(({ id }) => id);
  await server.db
    .updateTable('products')
    .set({ main_price: '99' })
    .where('product_id', '=', first ?? 0)
    .execute();
  await server.db
    .deleteFrom('products')
    .where('product_id', '=', second ?? 0)
    .execute();
  const { ended } = await send(runOf(rows), clientOf().client);
  expect(outcomes(ended)).toEqual(['changed', 'gone', 'done']);
  await server.client.call(endpoints.products.update, {
    params: { id: third ?? 0 },
    body: {
      ...{ main_title: 'Van een ander', main_description: 'x', tech_description: '', weight: '', main_price: '1' },
      ...{ discount_price: '', active: 1, discount_price_active: 0, product_type: '', sku: '', categories: [] },
      ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
    },
  });
  const { client, edited } = clientOf();
  const reverted = await send(revertOf(ended, { id: 'twee', created: 1, label: 'Terug' }), client);
  expect(outcomes(reverted.ended)).toEqual(['changed']);
  expect(edited).toEqual([]);
  expect(await prices()).toEqual(['99', '1']);
});

it('a run of thousands of rows is stored a hundred times, and no more', async () => {
  const rows = Array.from({ length: 2_000 }, (_, id): BrowserRow => {
    const prices = { old: { main_price: '1' }, new: { main_price: '2' } };
    return { id, name: '', ...prices, outcome: 'waiting', reason: '', isSent: false };
  });
  const sent = new Set<number>();
  const isStoredAsSent: boolean[] = [];
  let stored = 0;
  const { ended } = await send(runOf(rows), clientOf().client, {
    keep: async (run: BrowserRun) => {
      stored += 1;
      for (const row of run.rows) if (row.isSent) sent.add(row.id);
    },
    change: async ({ id }: BrowserRow) => {
      isStoredAsSent.push(sent.has(id));
      return { outcome: 'done', reason: '' };
    },
  });
  expect([isStoredAsSent.length, isStoredAsSent.includes(false), countsOf(ended).done]).toEqual([2_000, false, 2_000]);
  expect(stored).toBeLessThanOrEqual(101);
});

it('an edit that was carried out and not answered is found done by the retry', async () => {
  const rows = await products(1);
  const { client } = clientOf(silence);
  const { ended } = await send(runOf(rows), client);
  expect(outcomes(ended)).toEqual(['failed']);
  const [row] = rows;
  await server.db
    .updateTable('products')
    .set({ main_price: String(row?.new.main_price) })
    .execute();
  const { edited, client: second } = clientOf();
  expect(outcomes((await send(withFailedAgain(ended), second)).ended)).toEqual(['done']);
  expect(edited).toEqual([]);
});

it('stops between two rows, keeps how far it is before each row is sent, and goes on with the rest', async () => {
  const rows = await products(4);
  const controller = new AbortController();
  const { client, edited } = clientOf((id) => {
    if (id === rows[1]?.id) controller.abort();
    return undefined;
  });
  const { ended, kept } = await send(runOf(rows), client, { signal: controller.signal });
  expect(outcomes(ended)).toEqual(['done', 'done', 'waiting', 'waiting']);
  expect(kept.map((run) => run.rows.map(({ isSent, outcome }) => (isSent ? `sent ${outcome}` : outcome)))).toEqual([
    ['sent waiting', 'waiting', 'waiting', 'waiting'],
    ['sent done', 'sent waiting', 'waiting', 'waiting'],
    ['sent done', 'sent done', 'waiting', 'waiting'],
  ]);
  // As after a tab that was closed when the second was sent, and not answered.
  const left = kept[1] ?? ended;
  expect(outcomes((await send(left, client)).ended)).toEqual(['done', 'done', 'done', 'done']);
  expect(edited).toEqual(rows.map(({ id }) => id));
});

it('waits with the rest when the server is away, and sends nothing where nothing can be kept', async () => {
  const rows = await products(6);
  const { client } = clientOf(silence);
  expect(outcomes((await send(runOf(rows), client)).ended)).toEqual([
    ...['failed', 'failed', 'failed', 'waiting', 'waiting', 'waiting'],
  ]);
  const { client: second, edited } = clientOf();
  const keep = () => Promise.reject(new Error('no room'));
  await expect(send(runOf(rows), second, { keep })).rejects.toThrow('no room');
  expect(edited).toEqual([]);
});

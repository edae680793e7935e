import type { Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { type Client, createClient } from '../../src/provider/http/client';
import { endpoints } from '../../src/v2/endpoints';
import { aPngUrl } from '../support/pictures';
import { startOnNewData } from '../support/product';
import { signIn } from '../support/signIn';
import { processorTimes } from './processorTimes';

/**
 * What a key press or a move of the mouse costs in an order of 500, in Chromium on the built product, beside what it costs
 * to show 500 plain rows. The same kind of work, because a machine that computes fast may well be slow to lay out.
 */

const ROWS = 500;
/** No step costs as much as showing the rows anew would. */
const LIMIT = 1;
/**
 * The reference is measured so often, and each step, for a verdict once, and the least cost counts: other work on the
 * machine makes both dearer, never cheaper. What is above its limit then is measured again.
 */
const TRIES = 3;
const MOST_TRIES = 12;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Eight at a time. */
const each = async <T>(list: readonly T[], work: (one: T) => Promise<unknown>) => {
  const waiting = [...list];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(upTo(8).map(worker));
};

const staffClient = async (url: string): Promise<Client> => {
  const { API_token } = await createClient({ base: url, token: () => null }).call(endpoints.accounts.login, {
    credentials: DEMO_ACCOUNT,
  });
  return createClient({ base: url, token: () => API_token });
};

const category = (shop_id: number, category_title: string) => ({
  ...{ shop_id, category_title, category_color: '', category_active: 1 as const, category_image: aPngUrl() },
});

const fillCategories = (client: Client) =>
  each(upTo(ROWS / 5), async (number) => {
    const { id } = await client.call(endpoints.categories.create, { body: category(1, `C${number}`) });
    const subcategory = { subcategory_color: '', subcategory_active: 1 as const, subcategory_image: aPngUrl() };
    await each(upTo(4), (own) =>
      client.call(endpoints.subcategories.create, {
        body: { product_category_id: id, subcategory_title: `C${number}.${own}`, ...subcategory },
      }),
    );
  });

const fillProducts = async (client: Client): Promise<number> => {
  const { id } = await client.call(endpoints.categories.create, { body: category(2, 'Alles') });
  const product = {
    ...{ main_description: 'Reinigt.', tech_description: '', weight: '', main_price: '1.00', discount_price: '' },
    ...{ active: 1 as const, discount_price_active: 0 as const, product_type: '', sku: '' },
    ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
    categories: [{ shop_id: 2, category_id: id, subcategory_id: null }],
  };
  await each(upTo(ROWS), (number) =>
    client.call(endpoints.products.create, { body: { main_title: `Product ${number}`, ...product } }),
  );
  return id;
};

/** The processor time in ms that the page took for its two longest tasks: the event, and the frame that shows its result. */
const costOf = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const [first = 0, second = 0] = await processorTimes(page, act);
  return first + second;
};

const REFERENCE = 'reference: as many plain rows are shown';

/** Runs in an empty page. */
const showRows = (count: number) => {
  const row = (n: number) => `<li><button>${n}</button><b>Product ${n}</b><span>${n * 7}</span><i>actief</i></li>`;
  const texts = Array.from({ length: count }, (_, n) => row(n));
  document.body.innerHTML = `<ul style="display:grid;grid-template-columns:repeat(4,1fr)">${texts.join('')}</ul>`;
};

type Costs = ReadonlyMap<string, number>;
const ratioOf = (costs: Costs, step: string) => (costs.get(step) ?? Number.NaN) / (costs.get(REFERENCE) ?? Number.NaN);
/** Written so that a ratio that is no number is a failure too. */
const stepsAbove = (costs: Costs) =>
  [...costs.keys()].filter((step) => step !== REFERENCE && !(ratioOf(costs, step) < LIMIT));

const costsOn = async (page: Page, empty: Page, route: string, least: number): Promise<Costs> => {
  await page.goto(`/#${route}`);
  const handles = page.getByRole('button', { name: /^Verplaats / });
  await handles.nth(ROWS - 1).waitFor();
  const costs = new Map<string, number>();
  const step = async (name: string, act: () => Promise<unknown>, where = page) => {
    const cost = await costOf(where, act);
    costs.set(name, Math.min(cost, costs.get(name) ?? cost));
  };
  const isAbove = () => stepsAbove(costs).length > 0;
  const measureReference = () => step(REFERENCE, () => empty.evaluate(showRows, ROWS), empty);
  for (let more = least; more < TRIES; more += 1) await measureReference();
  for (let tries = 0; tries < least || (tries < MOST_TRIES && isAbove()); tries += 1) {
    await measureReference();
    await handles.first().focus();
    await step('lifting', () => page.keyboard.press('Space'));
    await step('moving by key', () => page.keyboard.press('ArrowDown'));
    await step('dropping by key', () => page.keyboard.press('Space'));
    const box = await handles.nth(1).boundingBox();
    if (!box) throw new Error('No handle there.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await step('starting a drag', () => page.mouse.move(x, y + 20));
    await step('dragging on', () => page.mouse.move(x, y + 250));
    await step('dropping', () => page.mouse.up());
    await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
  }
  return costs;
};

/** Each step as a ratio to the reference of the same page; `broken` names those above the limit. */
export const ordering = async (isForVerdict: boolean): Promise<{ text: string; broken: string[] }> => {
  const product = await startOnNewData();
  const chromium = await launchChromium();
  try {
    const client = await staffClient(product.url);
    await fillCategories(client);
    const all = await fillProducts(client);
    const page = await chromium.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await signIn(page);
    const empty = await chromium.newPage();
    const lines: string[] = [];
    const broken: string[] = [];
    for (const [what, route] of [
      ['categories', '/categories/overview'],
      ['products', `/products/order/2/${all}`],
    ] as const) {
      const costs = await costsOn(page, empty, route, isForVerdict ? 1 : TRIES);
      for (const [step, ms] of costs) {
        const ratio = ratioOf(costs, step).toFixed(3);
        lines.push(`${`${what}: ${step}`.padEnd(64)} ${ms.toFixed(3).padStart(9)} ms ${ratio.padStart(8)} x`);
      }
      for (const step of stepsAbove(costs)) {
        const ratio = ratioOf(costs, step).toFixed(2);
        broken.push(`${step} in an order of ${ROWS} ${what} costs ${ratio} references, above ${LIMIT}`);
      }
    }
    return { text: lines.join('\n'), broken };
  } finally {
    await chromium.close();
    await product.stop();
  }
};

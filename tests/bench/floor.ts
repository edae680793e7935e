import { Hono } from 'hono';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/open';
import { keptPushes } from '../../server/push/pushes';
import { customers } from '../../server/resources/customers';
import { products } from '../../server/resources/products';
import { createApp } from '../../server/start/app';
import { success } from '../../src/v2/envelope';
import { filledFolder } from './load';

/**
 * What the server adds to a call: a record and two lists, beside the same queries in Hono without any check, on the same
 * connection.
 */

/**
 * A call, in how many rounds it is made, how often in each, and how often the time of the bare answer it may take: above
 * what a busy machine makes of it (0.6 to 1.1 for a list, 1.8 for a record).
 */
const CALLS = [
  ['a product', '/v2/dashboard/product/overview/1', 60, 50, 2.2],
  ['all products', '/v2/dashboard/product/overview', 300, 1, 1.3],
  ['all customers', '/v2/dashboard/customer/overview', 300, 1, 1.3],
] as const;

type Ask = () => Response | Promise<Response>;

/** The least time of each in rounds that take turns: what else the machine does at one moment slows both. */
const leastOf = async (asks: readonly Ask[], rounds: number, count: number): Promise<number[]> => {
  const least = asks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, ask] of asks.entries()) {
      const start = performance.now();
      for (let time = 0; time < count; time += 1) {
        const answer = await ask();
        if (!answer.ok) throw new Error(`a call answers ${answer.status}`);
        await answer.text();
      }
      least[nth] = Math.min(least[nth] ?? 0, (performance.now() - start) / count);
    }
  return least;
};

const allOf = async <Row>(pieces: AsyncIterable<Row[]>): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const piece of pieces) rows.push(...piece);
  return rows;
};

export const floor = async (): Promise<{ text: string; broken: string[] }> => {
  const { folder, remove } = await filledFolder(1);
  const { db, reading, shortReads, close } = await openDatabase({ dataDir: folder });
  try {
    const app = createApp({ db, reading, shortReads, mailer: async () => ({ result: 'kept', file: '' }) });
    const { token } = await startSession(db, 1, new Date(), SESSION_LIMITS);
    const now = () => new Date();
    const call = {
      ...{ db: shortReads, now, typedAt: now, pushes: keptPushes, body: undefined, afterCommit: () => {} },
      user: { userId: 1, name: '' },
    };
    const bare = new Hono()
      .get('/v2/dashboard/product/overview/:id', async (c) =>
        c.json(success(await products.one({ ...call, params: { id: Number(c.req.param('id')) } }))),
      )
      .get('/v2/dashboard/product/overview', async (c) => c.json(success(await allOf(products.list.pieces(call)))))
      .get('/v2/dashboard/customer/overview', async (c) => c.json(success(await allOf(customers.list.pieces(call)))));
    const headers = { Authorization: `Bearer ${token}` };
    const lines: string[] = [];
    const broken: string[] = [];
    for (const [what, path, rounds, count, most] of CALLS) {
      const asks = [() => bare.request(path), () => app.request(path, { headers })];
      const [least = 0, ours = 0] = await leastOf(asks, rounds, count);
      const ratio = (ours / least).toFixed(2);
      lines.push(
        `${what.padEnd(20)} ${least.toFixed(3).padStart(9)} ms ${ours.toFixed(3).padStart(9)} ms ${ratio.padStart(8)} x`,
      );
      if (Number(ratio) > most) broken.push(`${what} takes ${ratio} times its query alone, of ${most}`);
    }
    return { text: lines.join('\n'), broken };
  } finally {
    await close();
    remove();
  }
};

import { rmSync } from 'node:fs';
import { Hono } from 'hono';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/open';
import { createApp } from '../../server/http/app';
import { keptPushes } from '../../server/push/pushes';
import { handlers } from '../../server/resources/index';
import { success } from '../../src/v2/envelope';
import { filledFolder } from './load';
import { measure } from './measure';

/** What the server adds to a call: a record and two lists, beside the same queries in Hono without any check. */

/** A call, and how many of them a round takes. */
const CALLS = [
  ['a product', '/v2/dashboard/product/overview/1', 50],
  ['all products', '/v2/dashboard/product/overview', 5],
  ['all customers', '/v2/dashboard/customer/overview', 5],
] as const;

export const floor = async (): Promise<string> => {
  const dataDir = await filledFolder(1);
  const { db, close } = await openDatabase({ dataDir });
  try {
    const app = createApp({ db, mailer: async () => ({ result: 'kept', file: '' }) });
    const { token } = await startSession(db, 1, new Date(), SESSION_LIMITS);
    const call = {
      ...{ db, now: () => new Date(), pushes: keptPushes, body: undefined, afterCommit: () => {} },
      user: { userId: 1, name: '' },
    };
    const { products, customers } = handlers;
    const bare = new Hono()
      .get('/v2/dashboard/product/overview/:id', async (c) =>
        c.json(success(await products.one({ ...call, params: { id: Number(c.req.param('id')) } }))),
      )
      .get('/v2/dashboard/product/overview', async (c) => c.json(success(await products.list({ ...call, params: {} }))))
      .get('/v2/dashboard/customer/overview', async (c) =>
        c.json(success(await customers.list({ ...call, params: {} }))),
      );
    const headers = { Authorization: `Bearer ${token}` };
    const answerTo = async (answer: Response | Promise<Response>) => {
      const { ok, status } = await answer;
      if (!ok) throw new Error(`a call answers ${status}`);
      await (await answer).text();
    };
    const lines: string[] = [];
    for (const [what, path, count] of CALLS) {
      const took = async (ask: () => Response | Promise<Response>): Promise<number> => {
        const times = async () => {
          for (let time = 0; time < count; time += 1) await answerTo(ask());
        };
        return (await measure(what, () => undefined, times)).ms / count;
      };
      const least = await took(() => bare.request(path));
      const ours = await took(() => app.request(path, { headers }));
      lines.push(
        `${what.padEnd(20)} ${least.toFixed(3).padStart(9)} ms ${ours.toFixed(3).padStart(9)} ms ${(ours / least).toFixed(2).padStart(8)} x`,
      );
    }
    return lines.join('\n');
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../../server/api';
import { DEMO_ACCOUNT } from '../../server/demo/account';
import { createLog } from '../../server/log';
import { readSettings } from '../../server/settings';
import { type Figure, measure } from './measure';

const CALLS = [
  'v2/dashboard/product/overview',
  'v2/dashboard/category/overview',
  'v2/dashboard/customer/overview',
  'v2/dashboard/overviewTransactions',
  'v2/dashboard/myReports',
  'v2/dashboard/salesLastWeeks',
  'v2/dashboard/customerOrders/1',
];

const signIn = async (ask: (path: string, init: RequestInit) => Response | Promise<Response>): Promise<string> => {
  const basic = Buffer.from(`${DEMO_ACCOUNT.username}:${DEMO_ACCOUNT.password}`).toString('base64');
  const answer = await ask('/v2/accounts/login', { method: 'POST', headers: { Authorization: `Basic ${basic}` } });
  const { data } = await answer.json();
  return data.API_token;
};

/** The embedded server in process, on the demonstration data: its start, and its answers from call to JSON. */
export const server = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dashboard-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir });
  const start = () => startApi(settings, createLog('silent'));
  try {
    await (await start()).close();
    const figures = [
      await measure(
        'start on an existing database',
        () => undefined,
        async () => (await start()).close(),
      ),
    ];

    const api = await start();
    const ask = (path: string, init: RequestInit) => api.app.request(path, init);
    const headers = { Authorization: `Bearer ${await signIn(ask)}` };
    for (const call of CALLS)
      figures.push(
        await measure(
          call,
          () => undefined,
          async () => {
            const answer = await ask(`/${call}`, { headers });
            if (!answer.ok) throw new Error(`${call} answers ${answer.status}`);
            await answer.text();
          },
        ),
      );
    await api.close();
    return figures;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

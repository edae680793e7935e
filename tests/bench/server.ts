import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { type Backend, startBackend } from '../../server/start/backend';
import { createLog } from '../../server/start/log';
import { readSettings } from '../../server/start/settings';
import { newFolder } from '../support/folder';
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

/** A login with an unknown name is refused as late as one with a known name, within this factor; without a password to check it would be ten times as fast. */
const LOGIN_FACTOR = 4;

/** Logins with a wrong password, each from elsewhere, so that none is refused for the number of tries. */
const refusedLogins = async (app: Backend['app']): Promise<Figure[]> => {
  let tries = 0;
  const login = async (username: string) => {
    tries += 1;
    const init = { method: 'POST', headers: { Authorization: `Basic ${btoa(`${username}:wrong`)}` } };
    const { status } = await app.request('/v2/accounts/login', init, {
      incoming: { socket: { remoteAddress: `192.0.2.${tries}` } },
    });
    if (status !== 401) throw new Error(`a wrong password is answered ${status}`);
  };
  return [
    await measure('refused login, known name', () => DEMO_ACCOUNT.username, login),
    await measure('refused login, unknown name', () => 'niemand', login),
  ];
};

/** The embedded server in process, on the demonstration data: its start, and its answers from call to JSON. */
export const server = async (): Promise<{ figures: Figure[]; broken: string[] }> => {
  const { folder: dataDir, remove } = newFolder();
  const settings = readSettings({ DATA_DIR: dataDir });
  const start = () => startBackend(settings, createLog('silent'));
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
    const logins = await refusedLogins(api.app);
    await api.close();
    const [known, unknown] = logins.map(({ ms }) => ms);
    const ratio = (unknown ?? Number.NaN) / (known ?? Number.NaN);
    const isAlike = ratio > 1 / LOGIN_FACTOR && ratio < LOGIN_FACTOR;
    const broken = isAlike ? [] : [`how long a refused login takes tells who exists: ${ratio.toFixed(2)} x`];
    return { figures: [...figures, ...logins], broken };
  } finally {
    remove();
  }
};

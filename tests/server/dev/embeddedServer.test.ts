import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { databasePlace } from '../../support/testDatabase';

/** `npm run dev`, without its own clock or port. */
let vite: ViteDevServer | undefined;
let removeData: (() => Promise<void>) | undefined;
afterEach(async () => {
  await vite?.close();
  await removeData?.();
  vi.unstubAllEnvs();
});

test('the dashboard and the API stand on one address, and changed server code takes over at the next call', async () => {
  const { settings, remove } = await databasePlace('sqlite');
  removeData = remove;
  const env = { DATA_DIR: settings.dataDir, ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een wachtwoord' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vite = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0, strictPort: false } });
  await vite.listen();
  const url = String(vite.resolvedUrls?.local[0]);

  expect(await (await fetch(url)).text()).toContain('/src/main.tsx');
  const signIn = await fetch(`${url}v2/accounts/login`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('beheer:een wachtwoord').toString('base64')}` },
  });
  const { data } = await signIn.json();
  const checkToken = async () => {
    const answer = await fetch(`${url}v2/accounts/checkToken`, {
      headers: { Authorization: `Bearer ${data.API_token}` },
    });
    return answer.json();
  };
  const whole = await vite.ssrLoadModule('/server/start/backend.ts');
  expect(await checkToken()).toMatchObject({ code: 'OK', data: { name: 'beheer' } });

  vite.moduleGraph.invalidateAll();
  expect(await checkToken()).toMatchObject({ code: 'OK', data: { name: 'beheer' } });
  expect(await vite.ssrLoadModule('/server/start/backend.ts')).not.toBe(whole);
});

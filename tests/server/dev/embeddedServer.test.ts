import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '../../support/folder';

/** `npm run dev`, without its own clock or port. */
test('the dashboard and the API stand on one address, and changed server code takes over at the next call', async () => {
  const env = { DATA_DIR: aFolder(), ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een wachtwoord' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const vite = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0, strictPort: false } });
  onTestFinished(() => vite.close());
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

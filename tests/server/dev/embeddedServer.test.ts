import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '../../support/folder';

/** `npm run dev`, without its own clock or port. */
const serve = async (DATA_DIR: string) => {
  const env = { DATA_DIR, ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een wachtwoord' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const vite = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0, strictPort: false } });
  onTestFinished(() => vite.close());
  await vite.listen();
  return { vite, url: String(vite.resolvedUrls?.local[0]) };
};

test('the dashboard and the API stand on one address, and changed server code takes over at the next call', async () => {
  const { vite, url } = await serve(aFolder());

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

test('hands out the sources of the dashboard alone: neither its data, in whatever folder, nor those of the server', async () => {
  // Where `npm start` and `npm run dev` keep them unless DATA_DIR says otherwise.
  mkdirSync('data', { recursive: true });
  const folder = aFolder('data/test-');
  const { url } = await serve(folder);
  await fetch(`${url}readyz`);
  writeFileSync(join(folder, 'mail.eml'), 'To: fatma@autowaszee.example');
  const root = process.cwd();
  const kept = [...readdirSync(folder).map((name) => relative(root, join(folder, name))), 'server/start/main.ts'];
  expect(kept.length).toBeGreaterThan(2);
  const given: string[] = [];
  for (const path of kept)
    for (const asked of [path, `${path}?raw`, `${path}?import&url`, `@fs${root}/${path}`, `src/..%2f${path}`]) {
      const answer = await fetch(url + asked, { headers: { Accept: 'text/plain' } });
      if (![403, 404].includes(answer.status)) given.push(`${answer.status} ${asked}`);
    }
  expect(given).toEqual([]);
  const shown = ['src/main.tsx', 'i18n/nl/home.ts', '@vite/client', 'favicon.svg'].map((path) => fetch(url + path));
  for (const answer of await Promise.all(shown)) expect([answer.url, answer.status]).toEqual([answer.url, 200]);
});

import { setImmediate as turn } from 'node:timers/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it, onTestFinished, vi } from 'vitest';
import { USED_HERE } from '../../server/auth/commonPasswords';

/** The module on an argon2 that only counts; other test files of this worker get the real one again. */
const passwordsOn = async (slowly: (password: string) => Promise<unknown>) => {
  vi.doMock('@node-rs/argon2', () => ({ verify: (_: string, password: string) => slowly(password), hash: slowly }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });
  return import('../../server/auth/passwords');
};

it('a flood of logins is checked two at a time, and each gets its turn, also after one that failed', async () => {
  const work = { running: 0, most: 0, done: 0 };
  const { hashPassword, passwordFits } = await passwordsOn(async (password) => {
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    await turn();
    work.running -= 1;
    work.done += 1;
    if (password === 'broken') throw new Error('no memory');
    return true;
  });
  const passwords = Array.from({ length: 30 }, (_, nth) => (nth % 7 === 3 ? 'broken' : 'een wachtwoord'));
  const ends = await Promise.allSettled([
    ...passwords.map((password) => passwordFits('stored', password)),
    ...passwords.map((password) => hashPassword(password)),
  ]);
  expect(work).toEqual({ running: 0, most: 2, done: 60 });
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

it('the list of common passwords has none that the package has already', () => {
  const inPackage = new Set((dictionary['passwords-common'] ?? []).map(String));
  expect(USED_HERE.filter((password) => inPackage.has(password))).toEqual([]);
});

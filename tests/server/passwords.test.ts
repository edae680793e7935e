import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { hashPassword, passwordFits } from '../../server/passwords';

const work = { running: 0, most: 0, done: 0 };
vi.mock('@node-rs/argon2', () => {
  const slowly = async (password: string) => {
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    await turn();
    work.running -= 1;
    work.done += 1;
    if (password === 'broken') throw new Error('no memory');
    return true;
  };
  return { verify: (_: string, password: string) => slowly(password), hash: slowly };
});

it('a flood of logins is checked two at a time, and each gets its turn, also after one that failed', async () => {
  const passwords = Array.from({ length: 30 }, (_, nth) => (nth % 7 === 3 ? 'broken' : 'een wachtwoord'));
  const ends = await Promise.allSettled([
    ...passwords.map((password) => passwordFits('stored', password)),
    ...passwords.map((password) => hashPassword(password)),
  ]);
  expect(work).toEqual({ running: 0, most: 2, done: 60 });
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

import { DefaultQueryExecutor } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exactlyOnce } from '../../server/writes/idempotency';
import { createTestServer, eachEngine } from '../support/server';

/** What the server sends to its database beside what is written. */

/** Of no other test: the files of a worker share databases, and so when old answers were last swept. */
const START = Date.parse('2031-03-03T09:00:00Z');

const statements = () => {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => executed.mockRestore());
  return () => executed.mock.calls.map(([{ sql }]) => sql);
};

eachEngine('a write', (engine) => {
  it('sweeps old answers once a minute: each sweep is a commit of its own', async () => {
    const { db } = await createTestServer({ engine });
    const sent = statements();
    const write = (nth: number, seconds: number) => {
      const attempt = { key_hash: `sleutel ${nth}`, request_hash: 'x' };
      return exactlyOnce(db, attempt, new Date(START + seconds * 1000), async () => nth);
    };
    await write(1, 0);
    await write(2, 59);
    const sweeps = () => sent().filter((sql) => sql.startsWith('delete from "answers"')).length;
    expect(sweeps()).toBe(1);
    await write(3, 60);
    expect(sweeps()).toBe(2);
  });
});

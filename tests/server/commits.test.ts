import { DefaultQueryExecutor } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exactlyOnce } from '../../server/writes/idempotency';
import { createTestServer, eachEngine, MONDAY } from '../support/server';

/** What the server sends to its database beside what is written. */

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
      return exactlyOnce(db, attempt, new Date(MONDAY.getTime() + seconds * 1000), async () => nth);
    };
    await write(1, 0);
    await write(2, 59);
    const sweeps = () => sent().filter((sql) => sql.startsWith('delete from "answers"')).length;
    expect(sweeps()).toBe(1);
    await write(3, 60);
    expect(sweeps()).toBe(2);
  });
});

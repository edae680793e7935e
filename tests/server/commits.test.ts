import { DefaultQueryExecutor } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exactlyOnce } from '../../server/writes/idempotency';
import { createTestServer, eachEngine } from '../support/server';

/** What the server sends to its database beside what is written. */

const MONDAY = new Date('2026-11-16T09:00:00Z');

const statements = () => {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => executed.mockRestore());
  return () => executed.mock.calls.map(([{ sql }]) => sql);
};

eachEngine('a write', (engine) => {
  it('with a key keeps its answer beside it, and sends nothing else', async () => {
    const { db } = await createTestServer({ engine });
    const sent = statements();
    await exactlyOnce(db, { key_hash: 'sleutel', request_hash: 'x' }, MONDAY, async () => 1);
    expect(sent().map((sql) => sql.split(' ').slice(0, 3).join(' '))).toEqual([
      'insert into "answers"',
      'update "answers" set',
    ]);
  });
});

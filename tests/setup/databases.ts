import { randomBytes } from 'node:crypto';

/** Names the run for the processes that run the tests, and drops in the end what they made on PostgreSQL. */
export default () => {
  process.env.TEST_RUN ??= randomBytes(4).toString('hex');
  return async (): Promise<void> => {
    const { dropDatabasesOfRun } = await import('../support/testDatabase');
    await dropDatabasesOfRun();
  };
};

import { randomBytes } from 'node:crypto';

/**
 * Names the run for the processes that run the tests, and drops in the end what they made on PostgreSQL. The first of
 * the projects does so for all: it is also the one that stops a PostgreSQL of the run's own, afterwards.
 */
export default () => {
  if (process.env.TEST_RUN) return undefined;
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  return async (): Promise<void> => {
    const { dropDatabasesOfRun } = await import('../support/testDatabase');
    await dropDatabasesOfRun();
  };
};

import fc from 'fast-check';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/open';
import { createApp } from '../../server/start/app';
import { createLog } from '../../server/start/log';
import { aStaffMember } from '../support/builders';
import { everyRecord } from '../support/everyCall';
import { newFolder } from '../support/folder';
import { hostileRequest, isSendable } from '../support/hostileRequests';
import { sortNumbers } from './measure';

/** What the dearest of the requests that tests/server/hostile.test.ts sends takes of the processor: it holds the event loop. */

const REQUESTS = 5_000;
const SEED = 2026;
/** Times the reference computation; promised is half of this. */
const LIMIT = 36;

const processorMs = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export const hostile = async (): Promise<{ text: string; broken: string[] }> => {
  const { folder: dataDir, remove } = newFolder();
  const { db, close } = await openDatabase({ dataDir });
  try {
    const app = createApp({ db, mailer: async () => ({ result: 'sent', file: '' }), log: createLog('silent') });
    const session = await startSession(db, await aStaffMember(db), new Date(), SESSION_LIMITS);
    await everyRecord(db);
    const requests = fc.sample(hostileRequest(session).filter(isSendable), { seed: SEED, numRuns: REQUESTS });
    const units: number[] = [];
    let dearest = { ms: 0, what: '' };
    for (const [nth, { method, path, headers, body }] of requests.entries()) {
      if (nth % 100 === 0) units.push(await processorMs(sortNumbers));
      const send = async () => (await app.request(path, { method, headers, ...(body && { body }) })).arrayBuffer();
      const ms = await processorMs(send);
      if (ms > dearest.ms) dearest = { ms, what: `${method} ${path.slice(0, 60)}, ${body?.length ?? 0} long` };
    }
    const ratio = dearest.ms / Math.min(...units);
    const text = `dearest of ${REQUESTS}: ${dearest.ms.toFixed(0)} ms, ${ratio.toFixed(1)} x; ${dearest.what}`;
    // Written so that a ratio that is no number is a failure too.
    return { text, broken: ratio < LIMIT ? [] : [`a hostile request costs more than ${LIMIT} references: ${text}`] };
  } finally {
    await close();
    remove();
  }
};

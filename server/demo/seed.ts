import { randomBytes } from 'node:crypto';
import { DEMO_ACCOUNT } from '../auth/demoAccount';
import { createStaff } from '../auth/sessions';
import type { Db } from '../db/schema';
import { within } from '../db/within';
import { localDay, localMoment } from '../lib/moment';
import { recordEvent, SERVER } from '../writes/audit/entries';
import { seedCatalogue } from './catalogue';
import { seedCustomers } from './customers';
import type { Demo } from './demo';
import { seedLeads } from './leads';
import { seedMessages } from './messages';
import { seedOrders } from './orders';
import { Album } from './pictures/album';
import { seedVisits } from './visits';

/** The other advisors. Nobody knows their passwords. */
const COLLEAGUES = [
  { username: 'ilse', name: 'Ilse Verhoeven' },
  { username: 'mark', name: 'Mark ten Brink' },
  { username: 'yasmin', name: 'Yasmin el Idrissi' },
] as const;

const seedStaff = async (db: Db, now: Date): Promise<[own: number, ...others: number[]]> => {
  const own = await createStaff(db, { ...DEMO_ACCOUNT, now });
  const others: number[] = [];
  for (const colleague of COLLEAGUES) {
    const password = randomBytes(32).toString('base64url');
    others.push(await createStaff(db, { ...colleague, password, now }));
  }
  return [own, ...others];
};

const seedAll = async (demo: Demo): Promise<void> => {
  const advisorIds = await seedStaff(demo.db, demo.now);
  const products = await seedCatalogue(demo);
  const customers = await seedCustomers(demo);
  await seedVisits(demo, customers, advisorIds);
  await seedOrders(demo, products, customers);
  await seedMessages(demo, advisorIds);
  await seedLeads(demo);
  await recordEvent(demo.db, { user: SERVER, resource: 'server', verb: 'demoData', now: demo.now });
};

/**
 * Fills a database that is empty except for shops, countries and norms, in one transaction. The same seed, scale and
 * moment give the same rows, except for password hashes. At scale 1: 150 products, 400 customers and about 11,000 orders
 * of the eighteen months before `now`.
 */
export const seedDemo = async (
  db: Db,
  { now, scale = 1, seed = 'wasstraat' }: { now: Date; scale?: number; seed?: string },
): Promise<void> => {
  const at = { now, moment: localMoment(now), today: localDay(now) };
  await within(db, (transaction) => seedAll({ db: transaction, seed, scale, ...at, album: new Album() }));
};

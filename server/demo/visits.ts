import { sql } from 'kysely';
import { LINE_SPEEDS } from '../../src/v2/constants';
import { insertAll } from '../db/insertAll';
import { addDays } from '../lib/moment';
import { MACHINE_PRODUCTS } from './content/machineProducts';
import { BRANDS, MACHINE_COMMENTS, MACHINES } from './content/machines';
import { COMING_COMMENTS, CUSTOMER_COMMENTS, TASKS, WATER_REMARKS, WORKING_COMMENTS } from './content/visits';
import type { DemoCustomer } from './customers';
import { type Demo, isPast, isWorkday, randomFor, timeOf } from './demo';
import type { Random } from './random';

const dutch = (amount: number) => amount.toFixed(1).replace('.', ',');
const workMoment = (random: Random, day: string) => `${day} ${timeOf(random.whole(8 * 4, 17 * 4) * 15)}`;

const tasksOf = (demo: Demo, random: Random, customer_id: number) =>
  random.some(TASKS, random.whole(1, 5)).map((description) => {
    const age = random.whole(1, 90);
    const created = workMoment(random, addDays(demo.today, -age));
    const done = random.chance(0.45) ? workMoment(random, addDays(demo.today, -random.whole(0, age - 1))) : null;
    return { customer_id, description, created, done: done !== null && isPast(demo, done) ? done : null };
  });

/** One or two wash lines, each with machines in the order in which a car meets them. */
const machinesOf = (demo: Demo, random: Random, customer_id: number) => {
  const lines = random.chance(0.25) ? ['Lijn 1', 'Lijn 2'] : ['Lijn 1'];
  const thisYear = Number(demo.today.slice(0, 4));
  const machines = lines.flatMap((line) => {
    const brand = random.pick(BRANDS);
    const line_speed = random.pick(LINE_SPEEDS);
    const year = thisYear - random.whole(1, 14);
    return MACHINES.filter(() => random.chance(0.6)).map((machine) => ({
      customer_id,
      brand: random.chance(0.85) ? brand : random.pick(BRANDS),
      type: machine.function,
      production_year: String(Math.min(thisYear, year + (random.chance(0.2) ? random.whole(1, 4) : 0))),
      line,
      line_speed,
      product: random.pick(machine.products),
      percentage: dutch(random.between(...machine.percentage)),
      slag: String(random.whole(...machine.slag)),
      usage_ml: String(random.whole(...machine.usageMl)),
      comments: random.pick(MACHINE_COMMENTS),
    }));
  });
  return machines.map((machine, view_order) => ({ ...machine, view_order }));
};

/** About monthly for a year: the water hardens and the membrane wears until both are serviced. */
const waterReportsOf = (demo: Demo, random: Random, customer_id: number) => {
  let hardness = random.between(1, 5);
  let ec = random.between(15, 90);
  let ph = random.between(6.8, 7.6);
  const reports = [];
  for (let age = random.whole(330, 365); age > 0; age -= random.whole(26, 45)) {
    const isServiced = hardness > 9 || ec > 220;
    hardness = isServiced ? random.between(0.5, 2) : hardness + random.between(-0.4, 1.1);
    ec = isServiced ? random.between(12, 30) : ec + random.between(-6, 24);
    ph = Math.min(8.4, Math.max(6.2, ph + random.between(-0.25, 0.25)));
    reports.push({
      customer_id,
      created: workMoment(random, addDays(demo.today, -age)),
      ph: dutch(ph),
      hardness: dutch(Math.max(0.2, hardness)),
      ec: String(Math.max(8, Math.round(ec))),
      remarks: isServiced ? 'Na onderhoud aan ontharder en membraan.' : random.pick(WATER_REMARKS),
    });
  }
  return reports;
};

const PAST_DAYS = 365;
const COMING_DAYS = 45;
/** The demonstration's own advisor has an appointment on every workday of this many days. */
const FULL_DAYS = 11;
const SLOTS = [8.5, 9.5, 10.5, 11.5, 13, 14, 15, 16] as const;

/** How many appointments an advisor has on a day. */
const appointmentsOn = (random: Random, day: string, daysAhead: number, isOwn: boolean): number => {
  if (daysAhead === 0 && isOwn) return 2;
  if (!isWorkday(day)) return 0;
  if (isOwn && daysAhead > 0 && daysAhead <= FULL_DAYS) return random.pick([1, 1, 2, 2, 3]);
  return random.pick(daysAhead > FULL_DAYS ? [0, 0, 0, 1, 1] : [0, 0, 1, 1, 2]);
};

/** The advisors' year: a report of every past visit, a note for every planned one. */
const agenda = (demo: Demo, random: Random, customers: readonly DemoCustomer[], advisorIds: readonly number[]) => {
  const reports = [];
  for (let daysAhead = -PAST_DAYS; daysAhead <= COMING_DAYS; daysAhead += 1) {
    const day = addDays(demo.today, daysAhead);
    for (const [index, user_id] of advisorIds.entries()) {
      const slots = random.some(SLOTS, appointmentsOn(random, day, daysAhead, index === 0)).sort((a, b) => a - b);
      for (const hour of slots) {
        const scheduled = `${day} ${timeOf(hour * 60)}`;
        const isDone = daysAhead < 0;
        reports.push({
          customer_id: random.pick(customers).customerId,
          user_id,
          scheduled,
          customer_comments: random.pick(isDone ? CUSTOMER_COMMENTS : COMING_COMMENTS),
          working_comments: isDone ? random.some(WORKING_COMMENTS, random.pick([1, 1, 2])).join('\n\n') : '',
        });
      }
    }
  }
  return reports;
};

/** Fills tasks, what machines' products are, machines, water reports and appointments. The first advisor is the demonstration account. */
export const seedVisits = async (
  demo: Demo,
  customers: readonly DemoCustomer[],
  advisorIds: readonly number[],
): Promise<void> => {
  const random = randomFor(demo, 'visits');
  const share = (part: number) => random.some(customers, Math.round(customers.length * part));
  const rowsOf = <Row>(part: number, make: (demo: Demo, random: Random, customerId: number) => Row[]): Row[] =>
    share(part).flatMap(({ customerId }) => make(demo, random, customerId));

  for (const { code, name, sku, litres } of MACHINE_PRODUCTS)
    await sql`insert into machine_products (code, name, sku, litres) values (${code}, ${name}, ${sku}, ${litres})`.execute(
      demo.db,
    );
  await insertAll(demo.db, 'tasks', rowsOf(0.45, tasksOf));
  await insertAll(demo.db, 'machines', rowsOf(0.35, machinesOf));
  await insertAll(demo.db, 'waterreports', rowsOf(0.3, waterReportsOf));
  await insertAll(demo.db, 'reports', agenda(demo, random, share(0.7), advisorIds));
};

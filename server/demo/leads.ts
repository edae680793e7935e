import { insertAll } from '../db/insertAll';
import { addDays } from '../lib/moment';
import { businessOf, nameOfPerson } from './business';
import { BRANCHES, LEAD_REMARKS, LEAD_SOURCES, VISITED_PAGES } from './content/leads';
import { type Demo, isPast, momentOn, randomFor } from './demo';

const LEADS = 60;
/** The index in the list of names where leads start: at scale 1 beyond customers and advertisers. */
const FIRST_LEAD = 800;

/** Fills leads. Their details differ from lead to lead. */
export const seedLeads = async (demo: Demo): Promise<void> => {
  const random = randomFor(demo, 'leads');
  const rows = Array.from({ length: Math.round(LEADS * demo.scale) }, (_, index) => {
    const business = businessOf(random, FIRST_LEAD + index);
    const age = Math.floor(120 * random.next() ** 1.7);
    const visit = momentOn(random, addDays(demo.today, -age), 7, 22);
    const last_visit = isPast(demo, visit) ? visit : `${addDays(demo.today, -1)} ${visit.slice(11)}`;
    const page_views = 2 + Math.floor(50 * random.next() ** 1.5);
    const details = {
      branche: random.pick(BRANCHES),
      website: `www.${business.domain}`,
      eerste_bezoek: addDays(last_visit.slice(0, 10), -random.whole(0, 40)),
      bezoeken: random.whole(1, Math.max(1, Math.floor(page_views / 3))),
      bezochte_paginas: random.some(VISITED_PAGES, random.whole(1, 4)),
      ...(random.chance(0.5) && { contactpersoon: nameOfPerson(business), telefoon: business.phone }),
      ...(random.chance(0.6) && { medewerkers: random.pick(['1-4', '5-9', '10-19', '20-49', '50+']) }),
      ...(random.chance(0.35) && { nieuwsbrief: random.chance(0.5) ? 'ja' : 'nee' }),
      ...(random.chance(0.3) && { opmerking: random.pick(LEAD_REMARKS) }),
    };
    return {
      company_name: business.company,
      place: business.place,
      source: random.pick(LEAD_SOURCES),
      page_views,
      last_visit,
      details: JSON.stringify(details),
    };
  });
  await insertAll(demo.db, 'leads', rows);
};

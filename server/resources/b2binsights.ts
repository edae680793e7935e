import { Lead } from '../../src/v2/entities/lead';
import { requireRow } from '../db/findRow';
import type { Handlers } from '../http/handler';

/** A shop writes them as a JSON object; what is none is shown as it stands. */
const detailsOf = (text: string): Lead => {
  try {
    return Lead.parse(JSON.parse(text));
  } catch {
    return text === '' ? {} : { details: text };
  }
};

/** The list has a lead's columns; `one` adds the details. */
export const b2binsights: Handlers<'b2binsights'> = {
  list: ({ db }) =>
    db
      .selectFrom('leads')
      .select(['lead_id', 'company_name', 'place', 'source', 'page_views', 'last_visit'])
      .orderBy('last_visit', 'desc')
      .orderBy('lead_id', 'desc')
      .execute(),

  one: async ({ db, params }) => {
    const { details, ...lead } = await requireRow(db, 'leads', 'lead_id', params.leadId, 'De lead');
    return { ...lead, ...detailsOf(details) };
  },
};

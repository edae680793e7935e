import { endpoints } from '../../v2/endpoints';
import type { Lead } from '../../v2/entities/lead';
import { listOf, type Mapping } from '../mapping';

/** A lead's fields are not fixed: its id is looked for, and failing that its place in the list. */
const leadId = (lead: Lead, index: number) => lead.lead_id ?? lead.leadId ?? lead.id ?? index + 1;

export const b2binsights: Mapping = {
  idField: 'lead_id',
  list: listOf(
    endpoints.b2binsights.list,
    (leads) => leads.map((lead, index) => ({ ...lead, lead_id: leadId(lead, index) })),
    {},
  ),
  rules: {
    searchText: (lead) =>
      Object.values(lead)
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .join(' '),
  },
};

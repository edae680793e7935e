import { dropDraft, findDraft, keepDraft } from '../drafts/draftStore';
import { closedRows } from '../drafts/rowLocks';

/** The forms of what a create makes. */
const FORMS: Record<string, string> = { 'machines create': '/machines/edit/', 'reports create': '/reports/edit/' };

/**
 * What was typed and not saved in a record that waited is offered at the address that the record has now. A form that
 * has it open keeps it.
 */
export const moveDrafts = async (userId: number, call: string, temporary: number, id: number): Promise<void> => {
  const form = FORMS[call];
  if (form === undefined) return;
  const address = `${form}${id}`;
  for (const row of await closedRows(userId, `${form}${temporary}`)) {
    const draft = await findDraft(userId, row);
    if (!draft || (await findDraft(userId, address))) continue;
    await keepDraft(userId, address, draft);
    if (await findDraft(userId, address)) await dropDraft(userId, row);
  }
};

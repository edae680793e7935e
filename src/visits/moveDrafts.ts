import { dropDraft, findDraft, keepDraft } from '../drafts/draftStore';
import { closedRows } from '../drafts/rowLocks';
import { visitMailDraft } from '../lib/paths';
import { temporaryId, type WaitingWrite } from './waitingWrites';

type Params = WaitingWrite['params'];

/** Where drafts about what a create makes are kept, by its number. */
const KEPT_AT: Record<string, (id: number, params: Params) => string[]> = {
  'machines create': (id) => [`/machines/edit/${id}`],
  'reports create': (id, { customerId = 0 }) => [`/reports/edit/${id}`, visitMailDraft(customerId, id)],
};

/**
 * What was typed and not saved about a record that waited is offered at the address that the record has now. A form that
 * has it open keeps it.
 */
export const moveDrafts = async (write: WaitingWrite, id: number): Promise<void> => {
  const { userId, call, params } = write;
  const before = KEPT_AT[call]?.(temporaryId(write), params) ?? [];
  const after = KEPT_AT[call]?.(id, params) ?? [];
  for (const [nth, address] of after.entries())
    for (const row of await closedRows(userId, before[nth] ?? '')) {
      const draft = await findDraft(userId, row);
      if (!draft || (await findDraft(userId, address))) continue;
      await keepDraft(userId, address, draft);
      if (await findDraft(userId, address)) await dropDraft(userId, row);
    }
};

import { dropDraft, findDraft, keepDraft } from '../drafts/draftStore';
import { freeRow } from '../drafts/rowLocks';
import { customerPaths } from '../lib/paths';
import { KEY_HEADER } from '../provider/http/idempotency';
import { dropUnsent, typedFirst } from './createWriter';
import { dropChange } from './dropChange';
import { temporaryOf } from './madeIds';
import { isPassing } from './storedProblem';
import { isTemporary, oneAtATime, temporaryId, type WaitingWrite, waitingWrites } from './waitingWrites';
import { typedIn } from './writeCalls';

/** What the server refused, or does not have yet, is corrected in the form that it was typed in, which offers it as its draft. */

const FORMS: Record<string, (write: WaitingWrite) => string> = {
  'tasks create': ({ params }) => customerPaths.tasks(params.customerId ?? 0),
  'reports create': ({ params }) => customerPaths.newReport(params.customerId ?? 0),
  'reports update': ({ params }) => `/reports/edit/${params.reportId}`,
  'waterreports create': ({ params }) => customerPaths.newWaterReport(params.customerId ?? 0),
  'machines create': ({ params }) => customerPaths.newMachine(params.customerId ?? 0),
  'machines update': ({ params }) => `/machines/edit/${params.machineId}`,
};

/** Their form opens on a record. */
const OF_A_RECORD = ['tasks create', 'reports update', 'machines update'];

/** The address of the form to correct it in; undefined where there is none, as for what was never made, or is gone. */
export const correctionOf = (write: WaitingWrite): string | undefined => {
  const isGone = typeof write.problem === 'object' && write.problem.isGone && OF_A_RECORD.includes(write.call);
  return isGone || Object.values(write.params).some(isTemporary) ? undefined : FORMS[write.call]?.(write);
};

/** True for what waits and has no form of its own to change it in: v2 changes no water report. */
export const isOnlyCorrected = ({ call, problem, sentAt }: WaitingWrite): boolean =>
  call === 'waterreports create' && problem === undefined && sentAt === undefined;

/** True when its form has a draft of something else, which must not be overwritten. */
export const isFormTaken = async (write: WaitingWrite, address: string): Promise<boolean> => {
  const draft = await findDraft(write.userId, await freeRow(write.userId, address));
  return draft !== null && JSON.stringify(draft.values) !== JSON.stringify(typedIn(write));
};

type Opened = 'opened' | 'full' | 'sent';

/**
 * Hands what was typed to its form, as a draft over the record that it was typed on. It still waits where the draft could
 * not be kept ('full'), and where it is being sent ('sent'). Of two presses the second finds nothing that waits ('sent'):
 * it must leave the draft of the first alone.
 */
export const openCorrection = (write: WaitingWrite, address: string): Promise<Opened> =>
  oneAtATime('wasbeheer.correcting', () => openAlone(write, address));

const openAlone = async (write: WaitingWrite, address: string): Promise<Opened> => {
  if (!waitingWrites.get().some(({ place }) => place === write.place)) return 'sent';
  const { userId, base } = write;
  const values = typedIn(write);
  const opened = Object.fromEntries(Object.keys(values).map((field) => [field, base?.[field]]));
  const row = await freeRow(userId, address);
  // From now on it is as old as any draft: what waits may be older than those are kept.
  const savedAt = Date.now();
  // What waits for the record that it makes finds it by its key, so it stays until its form has made that record.
  const key = write.headers[KEY_HEADER];
  const isAwaited =
    key !== undefined && waitingWrites.get().some((one) => temporaryOf(one).includes(temporaryId(write)));
  const isMeasured = key !== undefined && isOnlyCorrected(write);
  if (isMeasured) typedFirst.set(key, write.typedAt);
  // What may be stored keeps its key too: the server then says so, in place of making it once more.
  const isUnsure = write.problem === 'unsure' || isPassing(write.problem);
  const isMaybeStored = key !== undefined && isUnsure && write.call.endsWith(' create');
  const known = isAwaited || isMaybeStored ? { key, sentAt: savedAt } : isMeasured ? { key } : {};
  await keepDraft(userId, row, { values, opened, savedAt, ...known });
  const kept = await findDraft(userId, row);
  if (kept?.savedAt !== savedAt) return 'full';
  if (isAwaited) return 'opened';
  if (write.problem !== undefined) await dropChange(write);
  else if (!(await dropUnsent(write))) {
    await dropDraft(userId, row);
    return 'sent';
  }
  return 'opened';
};

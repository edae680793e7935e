import type { Client } from '../provider/http/client';
import { reasonsOf } from '../provider/http/reasonsOf';
import { isV2Error } from '../provider/http/V2Error';
import { recordIn, required } from '../provider/records/mapping';
import { mappings } from '../provider/records/mappings';
import { ConflictError, saveMerged } from '../provider/records/threeWayMerge';
import { RUN_FIELDS, type RunResource, sameValues } from '../v2/entities/run';
import type { BrowserRow } from './browserRuns';

type Result = Pick<BrowserRow, 'outcome' | 'reason'>;

const of = (outcome: BrowserRow['outcome'], reason = ''): Result => ({ outcome, reason });

const failureOf = (error: unknown): Result => {
  if (error instanceof ConflictError) return of('changed');
  if (!isV2Error(error)) return of('failed', error instanceof Error ? error.message : '');
  if (error.status === 404) return of('gone');
  const reasons = reasonsOf(error).join(' ');
  return of(error.kind === 'refused' ? 'refused' : 'failed', reasons);
};

/** Changes one record by v2's own calls, when it still is what the user saw. Never rejects. */
export const changeRecord = async (
  client: Client,
  resource: RunResource,
  { id, old, new: wanted, isSent }: BrowserRow,
): Promise<Result> => {
  const mapping = mappings[resource];
  const fields = RUN_FIELDS[resource];
  const names = Object.keys(wanted);
  try {
    if (!mapping) throw new Error(`no v2 mapping for ${resource}`);
    const one = required(mapping.one, resource, 'one');
    const update = required(mapping.update, resource, 'update');
    // The casts are safe: the mapping's parameters are those of its row.
    const read = async () => recordIn(mapping, await client.call(one.row, { params: one.params(id) as never }), id);
    const theirs = await read();
    // An earlier try whose answer was lost did change it.
    if (sameValues(fields, theirs, wanted, names)) return of(isSent ? 'done' : 'same');
    if (!sameValues(fields, theirs, old, names)) return of('changed');
    await saveMerged({
      read,
      theirs,
      base: theirs,
      mine: { ...theirs, ...wanted },
      write: (data, headers) =>
        // As safe as the one above.
        client.call(update.row, { params: update.params(id, data) as never, body: update.body(data), headers }),
    });
    return of('done');
  } catch (error) {
    return failureOf(error);
  }
};

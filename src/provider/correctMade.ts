import type { CreateParams, DataProvider } from 'react-admin';
import { correctMadeTexts } from '../../i18n/nl/late/correctMade';
import type { Fields } from '../lib/recordFields';
import type { MadeRecord } from './http/idempotency';
import { unlessGone, V2Error } from './http/V2Error';
import { mappings } from './records/mappings';
import { meansSame, meanTheSame } from './records/threeWayMerge';

/** The form's values, but what others changed since in a field that the form still has as it was made. */
const withTheirs = (typed: Fields, { values }: MadeRecord, now: Fields): Fields => {
  const isAsMade = (field: string) => field in values && meanTheSame(values[field], typed[field]);
  return Object.fromEntries(Object.entries(typed).map(([field, mine]) => [field, isAsMade(field) ? now[field] : mine]));
};

const correct = async (provider: DataProvider, resource: string, made: MadeRecord, typed: Fields) => {
  const mapping = mappings[resource];
  if (mapping && !(mapping.one && mapping.update)) return undefined;
  const id = Number(made.id);
  const { data: now } = await provider.getOne(resource, { id });
  const data = withTheirs(typed, made, now);
  if (mapping?.fixed?.some((field) => now[field] !== data[field])) return undefined;
  // The earlier try may have had another value of a field that /api never returns, such as a password.
  const isSecret = (field: string) => !(field in now) && Boolean(data[field]);
  if (!mapping && Object.keys(data).some(isSecret)) return undefined;
  const { data: corrected } = await provider.update(resource, { id, data, previousData: now });
  // /api returns the record: a field that did not change cannot be changed.
  const stays = (field: string) => !meansSame(now[field], data[field]) && meansSame(corrected[field], now[field]);
  const isFixed = !mapping && Object.keys(data).some((field) => field in now && stays(field));
  return isFixed ? undefined : corrected;
};

/**
 * Updates the record that an earlier try of this create has made after all; one that was deleted since is made once
 * more. Where it cannot be updated, that is refused, and the next save makes another.
 */
export const correctMade = async (provider: DataProvider, resource: string, params: CreateParams, made: MadeRecord) => {
  const renewKey = () => params.meta?.formKey?.renewKey();
  try {
    const corrected = await correct(provider, resource, made, params.data);
    if (corrected) return corrected;
  } catch (error) {
    unlessGone(error);
    renewKey();
    return (await provider.create(resource, params)).data;
  }
  renewKey();
  throw new V2Error('refused', { status: 409, error: correctMadeTexts.madeAlready });
};

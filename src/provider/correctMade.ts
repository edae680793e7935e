import type { CreateParams, DataProvider } from 'react-admin';
import { correctMadeTexts } from '../../i18n/nl/late/correctMade';
import { V2Error } from './http/V2Error';
import { mappings } from './records/mappings';
import { meansSame } from './records/threeWayMerge';

const correct = async (provider: DataProvider, resource: string, id: number, data: Record<string, unknown>) => {
  const mapping = mappings[resource];
  if (mapping && !(mapping.one && mapping.update)) return undefined;
  const { data: made } = await provider.getOne(resource, { id });
  if (mapping?.fixed?.some((field) => made[field] !== data[field])) return undefined;
  // The earlier try may have had another value of a field that /api never returns, such as a password.
  const isSecret = (field: string) => !(field in made) && Boolean(data[field]);
  if (!mapping && Object.keys(data).some(isSecret)) return undefined;
  const { data: corrected } = await provider.update(resource, { id, data, previousData: made });
  // /api returns the record: a field that did not change cannot be changed.
  const stays = (field: string) => !meansSame(made[field], data[field]) && meansSame(corrected[field], made[field]);
  const isFixed = !mapping && Object.keys(data).some((field) => field in made && stays(field));
  return isFixed ? undefined : corrected;
};

/**
 * Updates the record that an earlier try of this create has made after all. Where that cannot be, it is refused, and the
 * next save makes another.
 */
export const correctMade = async (provider: DataProvider, resource: string, params: CreateParams, id: number) => {
  const corrected = await correct(provider, resource, id, params.data);
  if (corrected) return corrected;
  params.meta?.formKey?.renewKey();
  throw new V2Error('refused', { status: 409, error: correctMadeTexts.madeAlready });
};

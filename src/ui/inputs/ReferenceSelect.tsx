import { useGetList, useGetRecordRepresentation } from 'react-admin';
import { useAsKept } from '../../provider/reads/useAsKept';
import { useLazyComponent } from '../late/useLazyComponent';
import type { ReferenceSelectProps } from './ReferenceSearch';
import { SelectInput } from './SelectInput';

/** More do not fit a menu, and are searched. */
const CHOICES_MAX = 500;
const ALL = { pagination: { page: 1, perPage: CHOICES_MAX }, sort: { field: 'id', order: 'ASC' as const } };

const loadSearch = () => import('./ReferenceSearch').then((module) => module.ReferenceSearch);

/** A choice of a record of another resource; its value is the record's id. */
export const ReferenceSelect = ({ reference, ...input }: ReferenceSelectProps) => {
  const query = useGetList(reference, ALL, useAsKept(reference));
  const nameOf = useGetRecordRepresentation(reference);
  const isLong = (query.total ?? 0) > CHOICES_MAX;
  const Search = useLazyComponent({ load: loadSearch, isNeeded: isLong });
  if (isLong && Search) return <Search reference={reference} {...input} />;
  const choices = (query.data ?? []).map((record) => ({ id: Number(record.id), name: String(nameOf(record)) }));
  return <SelectInput {...input} choices={choices} query={query} />;
};

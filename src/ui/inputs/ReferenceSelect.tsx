import { useGetList, useGetRecordRepresentation } from 'react-admin';
import { SelectInput, type SelectInputProps } from './SelectInput';

/** A longer list does not fit a menu and needs its own input. */
const CHOICES_MAX = 500;
const ALL = { pagination: { page: 1, perPage: CHOICES_MAX }, sort: { field: 'id', order: 'ASC' as const } };

/** A choice of a record of another resource; its value is the record's id. */
export const ReferenceSelect = ({
  reference,
  ...input
}: Omit<SelectInputProps, 'choices' | 'query'> & { reference: string }) => {
  const query = useGetList(reference, ALL);
  const nameOf = useGetRecordRepresentation(reference);
  const choices = (query.data ?? []).map((record) => ({ id: Number(record.id), name: String(nameOf(record)) }));
  return <SelectInput {...input} choices={choices} query={query} />;
};

import {
  AutocompleteInput,
  ReferenceInput,
  useResourceContext,
  useResourceDefinition,
  useTranslateLabel,
} from 'react-admin';
import { useAsKept } from '../../provider/reads/useAsKept';
import type { SelectInputProps } from './SelectInput';

export interface ReferenceSelectProps extends Omit<SelectInputProps, 'choices' | 'query'> {
  reference: string;
}

/** A choice of one of thousands of records, found by their search. */
export const ReferenceSearch = ({ reference, source, label, emptyText, isRequired }: ReferenceSelectProps) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const { recordRepresentation } = useResourceDefinition({ resource: reference });
  const sortedBy = typeof recordRepresentation === 'string' ? recordRepresentation : 'id';
  return (
    <ReferenceInput
      reference={reference}
      source={source}
      sort={{ field: sortedBy, order: 'ASC' }}
      queryOptions={useAsKept(reference) ?? {}}
    >
      <AutocompleteInput
        label={translateLabel({ label, resource, source })}
        // Emptying the field chooses none.
        TextFieldProps={{ placeholder: emptyText }}
        {...(isRequired !== undefined && { isRequired })}
      />
    </ReferenceInput>
  );
};

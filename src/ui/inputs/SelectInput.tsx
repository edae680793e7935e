import MenuItem from '@mui/material/MenuItem';
import { TextInput, type TextInputProps, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useShops } from '../../provider/reads/useShops';
import { CHOSEN, type ChoicesQuery, helpOfChoices } from './ChoicesFailed';

interface Choice {
  id: string | number;
  name: string;
}

export interface SelectInputProps extends TextInputProps {
  choices: readonly Choice[];
  /** The query of the choices, when it can fail: a chosen value then has no name. */
  query?: ChoicesQuery;
  /** The text of the empty choice; without it a choice is required. */
  emptyText?: string;
  /** What stands in the menu where there are no choices. */
  noneText?: string | undefined;
}

const asIs = (value: unknown) => value;

/** One of a few choices. A stored value that is no choice is kept and shown as it is. */
export const SelectInput = ({ choices, query, emptyText, noneText, format = asIs, ...input }: SelectInputProps) => {
  const help = query && helpOfChoices(query);
  const value = format(useWatch({ name: useWrappedSource(input.source) })) ?? '';
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  const hasEmpty = emptyText !== undefined;
  return (
    <TextInput
      {...input}
      {...(help && { helperText: help })}
      format={(stored) => format(stored) ?? ''}
      select
      slotProps={{ select: { displayEmpty: hasEmpty }, inputLabel: hasEmpty ? { shrink: true } : {} }}
    >
      {hasEmpty && <MenuItem value="">{emptyText}</MenuItem>}
      {!isKnown && (
        <MenuItem value={String(value)}>{query && query.data === undefined ? CHOSEN : String(value)}</MenuItem>
      )}
      {noneText && choices.length === 0 && <MenuItem disabled>{noneText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextInput>
  );
};

/** A shop; the value is its id. */
export const ShopInput = (input: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput {...input} choices={useShops().map(({ shop_id, name }) => ({ id: shop_id, name }))} />
);

import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

export interface MenuFieldProps<Id> extends Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'slotProps'> {
  choices: readonly { id: Id; name: string }[];
  value: Id | '';
  /** The text of the empty choice; without it there is none. */
  emptyText?: string;
  /** Gets undefined for the empty choice. */
  onChoose: (id: Id | undefined) => void;
}

/** A menu whose choice acts at once; SelectInput is the one of a form. A native select would act at each arrow key. */
export const MenuField = <Id extends string | number>({
  choices,
  emptyText,
  onChoose,
  ...field
}: MenuFieldProps<Id>) => {
  const hasEmpty = emptyText !== undefined;
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => onChoose(choices.find(({ id }) => String(id) === String(target.value))?.id)}
      slotProps={hasEmpty ? { select: { displayEmpty: true }, inputLabel: { shrink: true } } : {}}
    >
      {hasEmpty && <MenuItem value="">{emptyText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { decimalsHint } from '../lib/hints';
import { helpOfChoices } from '../ui/inputs/ChoicesFailed';
import { type ChangeState, keyOfChoice } from './useChange';

/** What changes, and how. */
export const ChangeInputs = ({ change, isBusy }: { change: ChangeState; isBusy: boolean }) => {
  const translate = useTranslate();
  const { form, set, chooseField, fields, kind, isMistyped } = change;
  const { price } = runTexts;
  const hint = decimalsHint(form.value);
  const help = hint ? translate(hint) : form.by === 'percent' ? price.percentHint : price.amountHint;
  return (
    <Box
      component="fieldset"
      disabled={isBusy}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, border: 0, alignItems: 'flex-start' }}
    >
      <Select label={runTexts.what} value={form.field} onChange={chooseField}>
        <option value="">{runTexts.choose}</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      {kind === 'price' && (
        <>
          <Select
            label={price.by}
            value={form.by}
            onChange={(by) => set({ by: by === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">{price.percent}</option>
            <option value="amount">{price.amount}</option>
          </Select>
          <TextField
            {...SIZE}
            label={price.value}
            value={form.value}
            onChange={({ target }) => set({ value: target.value })}
            error={isMistyped}
            helperText={isMistyped ? price.refused : help}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'text', maxLength: 12 }, inputLabel: { shrink: true } }}
          />
          <Select
            label={price.rounding}
            value={form.rounding}
            onChange={(rounding) => set({ rounding: rounding === 'ninetyFive' ? 'ninetyFive' : 'cents' })}
          >
            <option value="cents">{price.cents}</option>
            <option value="ninetyFive">{price.ninetyFive}</option>
          </Select>
        </>
      )}
      {kind === 'list' && (
        <Select label={runTexts.how} value={form.how} onChange={(how) => set({ how: how === 'remove' ? how : 'add' })}>
          <option value="add">{runTexts.add}</option>
          <option value="remove">{runTexts.remove}</option>
        </Select>
      )}
      {(kind === 'list' || kind === 'set') && <ChoiceSelect change={change} />}
    </Box>
  );
};

const SIZE = { fullWidth: false, sx: { flex: '1 1 180px', maxWidth: { sm: 300 } } } as const;

interface SelectProps {
  label: string;
  value: string;
  helperText?: ReactNode;
  onChange: (value: string) => void;
  children: ReactNode;
}
const Select = ({ onChange, children, ...field }: SelectProps) => (
  <TextField
    {...SIZE}
    {...field}
    select
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
);

/** The choices, those of a shop together. */
const ChoiceSelect = ({ change: { form, set, kind, choices, query } }: { change: ChangeState }) => {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <Select
      label={kind === 'list' ? runTexts.which : runTexts.value}
      value={form.choice}
      helperText={query && helpOfChoices(query)}
      onChange={(choice) => set({ choice })}
    >
      <option value="">{''}</option>
      {groups.map((group) => {
        const options = choices
          .filter((choice) => choice.group === group)
          .map((choice) => (
            <option key={keyOfChoice(choice)} value={keyOfChoice(choice)}>
              {choice.name}
            </option>
          ));
        return group === undefined ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        );
      })}
    </Select>
  );
};

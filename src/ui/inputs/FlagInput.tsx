import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldTitle, InputHelperText, type InputProps, useInput } from 'react-admin';

/** A check box for a v2 flag: 1 or 0. `on` and `off` are for fields with other values (Y/N). */
export const FlagInput = ({
  on = 1,
  off = 0,
  helperText,
  label,
  ...input
}: InputProps & { on?: number | string; off?: number | string }) => {
  const { field, fieldState, id, isRequired } = useInput({ defaultValue: off, ...input });
  const hasHelp = Boolean(helperText) || fieldState.invalid;
  return (
    <FormControl error={fieldState.invalid} sx={{ alignItems: 'flex-start', '&:first-of-type': { mt: 0 } }}>
      <FormControlLabel
        htmlFor={id}
        label={<FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={String(field.value) === String(on)}
            onChange={(_, checked) => field.onChange(checked ? on : off)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
            disabled={input.disabled ?? false}
          />
        }
      />
      {hasHelp && (
        <FormHelperText component="div">
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
};

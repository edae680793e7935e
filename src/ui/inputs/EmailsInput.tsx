import FailedIcon from '@mui/icons-material/ErrorOutline';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { FieldTitle, InputHelperText, type InputProps, useInput } from 'react-admin';
import { emailTexts } from '../../../i18n/nl/late/emails';
import { joinEmails, splitEmails } from '../../lib/emails';
import { isMailable } from '../../v2/email';

/** Characters that end an address while typing or pasting, as in 'Jan <jan@x.nl>'. */
const END = /[,;<>\s]+/g;

/** E-mail addresses as chips; the value is one text, separated by commas. A click on an address edits it. */
export const EmailsInput = ({ label, helperText, ...input }: InputProps) => {
  const { field, fieldState, id, isRequired } = useInput({ defaultValue: '', ...input });
  // The value includes what is being typed, so that it cannot get lost.
  const [typing, setTyping] = useState<{ text: string; after: string[] } | null>(null);
  const isTyping = typing !== null && field.value === joinEmails([...typing.after, typing.text]);
  const typed = isTyping ? typing.text : '';
  const split = useMemo(() => splitEmails(field.value), [field.value]);
  const addresses = isTyping ? typing.after : split;

  const change = (list: readonly string[], text = '') => {
    const after = splitEmails(list.join(','));
    field.onChange(joinEmails([...after, text]));
    setTyping(text === '' ? null : { text, after });
  };
  const add = (text: string) => change([...addresses, text.replace(END, ',')]);
  const takeBack = (address: string) => change([...addresses.filter((one) => one !== address), typed], address);

  return (
    <>
      {/* The field itself has only what is being typed. */}
      <span id={`${id}-list`} hidden>
        {addresses.map((address) => (isMailable(address) ? address : emailTexts.notOne(address))).join(', ')}
      </span>
      <Autocomplete
        multiple
        freeSolo
        disableClearable
        options={[]}
        id={id}
        value={addresses}
        onChange={(_, list) => change(list)}
        inputValue={typed}
        onInputChange={(_, text) => (text.search(END) > 0 ? add(text) : change(addresses, text))}
        onBlur={() => {
          if (typed !== '') add(typed);
          field.onBlur();
        }}
        renderValue={(list, itemProps) =>
          list.map((address, index) => {
            const { key, ...chip } = itemProps({ index });
            return (
              <Chip
                key={key}
                {...chip}
                size="small"
                label={address}
                {...(!isMailable(address) && {
                  color: 'error',
                  icon: <FailedIcon />,
                  'aria-label': emailTexts.notOne(address),
                })}
                onClick={() => takeBack(address)}
              />
            );
          })
        }
        renderInput={(props) => (
          <TextField
            {...props}
            inputRef={field.ref}
            // Not `type="email"`: a browser leaves the space that ends an address out of such a value.
            slotProps={{
              htmlInput: {
                ...props.inputProps,
                inputMode: 'email',
                'aria-describedby': `${id}-list ${id}-helper-text`,
              },
            }}
            label={<FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />}
            error={fieldState.invalid}
            helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
          />
        )}
      />
    </>
  );
};

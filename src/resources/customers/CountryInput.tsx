import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, type InputProps, useInput, useTranslate } from 'react-admin';
import { helpOfChoices } from '../../ui/ChoicesFailed';
import { useFieldText } from '../../ui/inputs/fieldTexts';
import { useCountries } from './useCountries';

interface CountryInputProps extends Pick<InputProps, 'source' | 'isRequired'> {
  /** The user chose one, or none. */
  onChoose?: (country_id: number | null) => void;
}

/** A country by its name, found by typing; its value is the country's id. */
export const CountryInput = ({ source, onChoose, ...input }: CountryInputProps) => {
  const translate = useTranslate();
  const { query, countries } = useCountries();
  const { field, fieldState, id, isRequired } = useInput({ source, ...input });
  useFieldText(source, (value) => countries.find(({ country_id }) => country_id === value)?.name ?? String(value));
  return (
    <Autocomplete
      id={id}
      options={countries}
      getOptionLabel={({ name }) => name}
      value={countries.find(({ country_id }) => country_id === field.value) ?? null}
      onChange={(_, country) => {
        field.onChange(country?.country_id ?? null);
        onChoose?.(country?.country_id ?? null);
      }}
      onBlur={field.onBlur}
      autoHighlight
      fullWidth
      noOptionsText={translate('customers.noCountry')}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText={helpOfChoices(query)} />}
        />
      )}
    />
  );
};

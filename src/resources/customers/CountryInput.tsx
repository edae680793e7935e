import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, type InputProps, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useV2Query } from '../../provider/reads/ClientContext';
import { helpOfChoices } from '../../ui/inputs/ChoicesFailed';
import { endpoints } from '../../v2/endpoints';
import type { Country } from '../../v2/entities/customer';
import { normalizeSearch } from '../../v2/searchText';

interface CountryInputProps extends Pick<InputProps, 'source' | 'isRequired'> {
  /** Called when the user chose a country, or none, with the one before. */
  onChoose: (country_id: number | null, before: unknown) => void;
}

/** A country, searched by name; the value is its id. */
export const CountryInput = ({ source, onChoose, ...input }: CountryInputProps) => {
  const translate = useTranslate();
  const { query, countries } = useCountries();
  const { field, fieldState, id, isRequired } = useInput({ source, ...input });
  const [typed, setTyped] = useState('');
  const [isTabbed, setTabbed] = useState(false);
  const found = [...countries.values()].filter((name) => normalizeSearch(name).includes(normalizeSearch(typed)));
  const hasChoice = field.value !== null && field.value !== '';
  return (
    <Autocomplete
      id={id}
      // By id, so that the countries that arrive change no value, on which MUI would throw away what is typed.
      options={[...countries.keys()]}
      getOptionLabel={(country) => countries.get(country) ?? ''}
      value={countries.size === 0 || countries.has(field.value) ? field.value : null}
      onChange={(_, country) => {
        field.onChange(country);
        onChoose(country, field.value);
      }}
      loading={query.isLoading}
      loadingText={translate('ra.page.loading')}
      onBlur={field.onBlur}
      autoHighlight
      // What was typed is a choice where it can mean one country, and Tab takes the first; who passes by chooses none.
      autoSelect={typed !== '' && (isTabbed || found.length === 1)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onKeyDown={({ key }) => setTabbed(key === 'Tab')}
      noOptionsText={translate('customers.noCountry')}
      renderInput={(props) => (
        <TextField
          {...props}
          // Its name may come later than the choice: until then the label would stand where the name comes.
          slotProps={{ inputLabel: { ...props.InputLabelProps, ...(hasChoice && { shrink: true }) } }}
          inputRef={field.ref}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText={helpOfChoices(query)} />}
        />
      )}
    />
  );
};

/**
 * The company's country and that of the invoices, which follows it until the user chooses another one (section 5). Only
 * where the user chooses: a draft that is put back has both.
 */
export const useInvoiceCountry = () => {
  const { getValues, setValue } = useFormContext();
  const isChosen = useRef(false);
  return {
    onCompany: (country: number | null, before: unknown) => {
      const invoice: unknown = getValues('invoice_country_id');
      if (isChosen.current || (invoice && invoice !== before)) return;
      setValue('invoice_country_id', country, { shouldDirty: true });
    },
    onInvoice: (country: number | null) => {
      isChosen.current = country !== null;
    },
  };
};

const HOME = 'Nederland';
const isElsewhere = ({ name }: Country) => Number(name !== HOME);

/** The names of the countries by id, in v2's order, with the Netherlands first; empty until loaded. */
const useCountries = () => {
  const query = useV2Query(endpoints.customers.countries, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { data } = query;
  const countries = useMemo(() => {
    const sorted = [...(data ?? [])].sort((a, b) => isElsewhere(a) - isElsewhere(b));
    return new Map(sorted.map(({ country_id, name }) => [country_id, name]));
  }, [data]);
  return { query, countries };
};

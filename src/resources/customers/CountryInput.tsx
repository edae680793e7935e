import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin';
import { useCountries } from './useCountries';

/** A country by its name; its value is the country's id. */
export const CountryInput = (input: Pick<AutocompleteInputProps, 'source' | 'isRequired' | 'onChange'>) => (
  <AutocompleteInput
    choices={useCountries()}
    optionValue="country_id"
    optionText="name"
    translateChoice={false}
    {...input}
  />
);

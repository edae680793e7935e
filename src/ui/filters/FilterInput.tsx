import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, useGetList, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useV2Query } from '../../provider/reads/ClientContext';
import { IN_MEMORY_MAX, useIsLong } from '../../provider/reads/listSizes';
import { useAsKept } from '../../provider/reads/useAsKept';
import { endpoints } from '../../v2/endpoints';
import { ReferenceSelect } from '../inputs/ReferenceSelect';
import { SelectInput, ShopInput } from '../inputs/SelectInput';
import { boundsOf, type ListFilter } from './filters';
import { KNOWN_MAX } from './spelledAsKnown';

interface Labelled {
  source: string;
  label: string;
}

/** The input of a filter; a range has two. */
export const FilterInput = ({ filter }: { filter: ListFilter }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { source, kind } = filter;
  const label = String(useTranslateLabel()({ label: filter.label, resource, source }));
  const input = { source, label };
  const emptyText = translate('filters.all');
  switch (kind) {
    case 'flag':
    case 'yesNo':
      return <YesNoInput {...input} emptyText={emptyText} values={kind === 'flag' ? [1, 0] : ['Y', 'N']} />;
    case 'known':
      return <KnownInput {...input} />;
    case 'reference':
      if (filter.to === 'shops') return <ShopInput {...input} emptyText={emptyText} />;
      if (filter.to === 'advisors') return <AdvisorInput {...input} emptyText={emptyText} />;
      return <ReferenceSelect {...input} emptyText={emptyText} reference={filter.to} />;
    default: {
      const { from, to } = boundsOf(source);
      const slotProps = kind === 'amount' ? AMOUNT : DATE;
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
          <TextInput source={from} label={translate('filters.from', { name: label })} slotProps={slotProps} />
          <TextInput source={to} label={translate('filters.to', { name: label })} slotProps={slotProps} />
        </Box>
      );
    }
  }
};

const AMOUNT = {
  htmlInput: { inputMode: 'decimal' },
  input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
  inputLabel: { shrink: true },
} as const;
const DATE = { htmlInput: { placeholder: 'dd-mm-jjjj' }, inputLabel: { shrink: true } } as const;

type Choice = Labelled & { emptyText: string };

const YesNoInput = ({ values: [yes, no], ...input }: Choice & { values: readonly (string | number)[] }) => {
  const translate = useTranslate();
  const choices = [
    { id: yes ?? '', name: translate('ra.boolean.true') },
    { id: no ?? '', name: translate('ra.boolean.false') },
  ];
  return <SelectInput {...input} choices={choices} />;
};

const AdvisorInput = (input: Choice) => {
  const query = useV2Query(endpoints.customers.advisors, {});
  return (
    <SelectInput {...input} query={query} choices={(query.data ?? []).map(({ user_id: id, name }) => ({ id, name }))} />
  );
};

/** Suggests the texts that records have. */
const KnownInput = ({ source, label }: Labelled) => {
  const resource = useResourceContext() ?? '';
  const perPage = useIsLong(resource) ? KNOWN_MAX : IN_MEMORY_MAX;
  const params = { pagination: { page: 1, perPage }, sort: { field: source, order: 'ASC' as const } };
  const { data = [] } = useGetList(resource, params, useAsKept());
  const known = [...new Set(data.map((record) => String(record[source] ?? '').trim()))].filter(Boolean);
  const id = `known-${resource}-${source}`;
  return (
    <>
      <TextInput source={source} label={label} slotProps={{ htmlInput: { list: id } }} />
      <datalist id={id}>
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
};

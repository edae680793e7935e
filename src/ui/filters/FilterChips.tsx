import CloseIcon from '@mui/icons-material/Close';
import { useEffect, useRef } from 'react';
import { useListContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import type { Fields } from '../../lib/recordFields';
import { isEmptyValue } from '../../provider/records/listOrder';
import { ReferenceValue } from '../inputs/FieldValue';
import { visuallyHidden } from '../page/visuallyHidden';
import { boundsOf, keysOf, type ListFilter, without } from './filters';
import './filters.css';

interface FilterChipsProps {
  by: readonly ListFilter[];
  /** Those with a value. */
  keys: readonly string[];
  onRemoved: () => void;
}

/** The filters that are on, each with a button that removes it. A filter of an address that the list does not offer too. */
export const FilterChips = ({ by, keys, onRemoved }: FilterChipsProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  // A second removal may come before the list has rendered the first one.
  const latest = useRef(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);
  const remove = (removed: readonly string[]) => {
    latest.current = without(latest.current, removed);
    setFilters(latest.current, displayedFilters);
    onRemoved();
  };
  const known = by.flatMap(keysOf);
  const others = keys.filter((key) => !known.includes(key)).map((source) => ({ source, kind: 'other' as const }));
  const chips = [...by.filter((filter) => keysOf(filter).some((key) => keys.includes(key))), ...others];
  return (
    <ul className="filter-chips" aria-label={translate('filters.active')}>
      {chips.map((filter) => (
        <li key={filter.source}>
          <button
            type="button"
            onClick={() => remove(filter.kind === 'other' ? [filter.source] : keysOf(filter))}
            className="filter-chip"
          >
            <span>
              {translateLabel({ label: 'label' in filter ? filter.label : undefined, resource, source: filter.source })}
              {': '}
              <ChipValue filter={filter} values={filterValues} />
            </span>
            <span style={visuallyHidden}>, {translate('filters.remove')}</span>
            <CloseIcon fontSize="inherit" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="filter-clear" onClick={() => remove(keys)}>
          {translate('filters.clear')}
        </button>
      </li>
    </ul>
  );
};

const ChipValue = ({ filter, values }: { filter: ListFilter | { source: string; kind: 'other' }; values: Fields }) => {
  const translate = useTranslate();
  const value = values[filter.source];
  switch (filter.kind) {
    case 'flag':
    case 'yesNo': {
      const [yes, no] = filter.kind === 'flag' ? ['1', '0'] : ['Y', 'N'];
      // An address may ask for anything.
      return String(value) === yes || String(value) === no
        ? translate(`ra.boolean.${String(value) === yes}`)
        : String(value);
    }
    case 'reference':
      return <ReferenceValue to={filter.to} id={Number(value)} />;
    case 'period':
    case 'amount': {
      const { from, to } = boundsOf(filter.source);
      const text = (bound: unknown) =>
        filter.kind === 'period' ? formatDate(String(bound)) : formatPrice(String(bound)) || String(bound);
      return [
        !isEmptyValue(values[from]) && translate('filters.since', { value: text(values[from]) }),
        !isEmptyValue(values[to]) && translate('filters.until', { value: text(values[to]) }),
      ]
        .filter(Boolean)
        .join(' ');
    }
    default:
      return String(value);
  }
};

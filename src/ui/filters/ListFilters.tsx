import FilterIcon from '@mui/icons-material/FilterList';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isEmptyValue } from '../../provider/records/listOrder';
import { useLazyComponent, useLazyDialog } from '../late/useLazyComponent';
import { ToolButton } from '../plain/ToolButton';
import type { ListFilter } from './filters';

const loadPanel = () => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel);
const loadChips = () => import('./FilterChips').then(({ FilterChips }) => FilterChips);

interface ListFiltersProps {
  by: readonly ListFilter[];
  /** Keys of filters that the screen itself shows. */
  elsewhere?: readonly string[];
}

/** Beside a list's search: the button that opens its filters, and those that are on. Both load when they are needed. */
export const ListFilters = ({ by, elsewhere = [] }: ListFiltersProps) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  const keys = Object.keys(filterValues).filter(
    (key) => key !== 'q' && !elsewhere.includes(key) && !isEmptyValue(filterValues[key]),
  );
  // Once opened, the panel stays: what was typed and not applied is there when it opens again.
  const { Dialog: Panel, isOpen, open, close } = useLazyDialog(loadPanel);
  const Chips = useLazyComponent({ load: loadChips, isNeeded: keys.length > 0 });
  return (
    <>
      <ToolButton ref={button} icon={<FilterIcon />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {translate('filters.title')}
      </ToolButton>
      {Panel && <Panel by={by} isOpen={isOpen} anchor={button} onClose={close} />}
      {Chips && keys.length > 0 && <Chips by={by} keys={keys} onRemoved={() => button.current?.focus()} />}
    </>
  );
};

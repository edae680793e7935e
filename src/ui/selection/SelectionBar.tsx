import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { BulkEditButton } from '../../bulk/BulkEditButton';
import { useClearFailures } from '../../feedback/failures';
import { useIsInMemory } from '../../provider/reads/useSeedListCache';
import { foundPages } from '../list/exportList';
import { ExportButton } from '../list/listButtons';
import { Button } from '../plain/Button';
import './selection.css';

interface SelectionBarProps {
  onDone: () => void;
  children?: ReactNode;
}

const FOUND = 'found';

/** How many are selected, and what can be done with them. */
export const SelectionBar = ({ onDone, children }: SelectionBarProps) => {
  const translate = useTranslate();
  const { selectedIds, total = 0, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const selectFound = useSelectFound();
  return (
    <section className="selection-bar" aria-label={translate('selection.title')}>
      <strong role="status">{translate('selection.count', { smart_count: count })}</strong>
      {count < total && (
        <Button size="small" onClick={selectFound}>
          {translate('selection.found', { smart_count: total })}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" onClick={() => onUnselectItems()}>
          {translate('selection.none')}
        </Button>
      )}
      <span className="selection-actions">
        {count > 0 && <ExportButton ids={selectedIds} />}
        {count > 0 && <BulkEditButton />}
        {count > 0 && children}
        <Button onClick={onDone}>{translate('selection.done')}</Button>
      </span>
    </section>
  );
};

/** Adds every record that the list's search and filters find, on all pages, to those that are selected. */
const useSelectFound = () => {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const list = useListContext();
  const isInMemory = useIsInMemory();
  const clearFailures = useClearFailures();
  const [isReading, setReading] = useState(false);
  return async () => {
    if (isReading) return;
    clearFailures(FOUND);
    setReading(true);
    try {
      const ids = new Set(list.selectedIds);
      for await (const records of foundPages(dataProvider, list, isInMemory)) for (const { id } of records) ids.add(id);
      list.onSelect([...ids]);
    } catch {
      notify('feedback.load.failed', { type: 'error', cause: FOUND });
    } finally {
      setReading(false);
    }
  };
};

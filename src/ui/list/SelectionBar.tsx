import { useEvent } from 'ra-core';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Identifier, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { BulkEditButton } from '../../bulk/BulkEditButton';
import { useClearFailures } from '../../feedback/failures';
import { SHORTCUTS } from '../../keys/shortcuts';
import { useIsInMemory } from '../../provider/reads/useIsInMemory';
import { foundPages } from '../files/foundPages';
import { Button } from '../plain/Button';
import { ExportButton } from './listButtons';
import '../selection/checkBox.css';
import '../selection/selection.css';

const FOUND = 'found';

/** How many are selected, and what can be done with them. */
export const SelectionBar = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const { data = [], selectedIds, total = 0, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  // Those that are selected may be others than the search finds.
  const hasMore = count < total || data.some(({ id }) => !selectedIds.includes(id));
  const { selectFound, stop } = useSelectFound();
  const counted = useRef<HTMLElement>(null);
  // The button that selected all or none is gone, and the focus with it.
  useLayoutEffect(() => {
    const isGone = (count === 0 || !hasMore) && document.activeElement === document.body;
    if (isGone) counted.current?.focus({ preventScroll: true });
  }, [count, hasMore]);
  const selectNone = () => {
    stop();
    onUnselectItems();
  };
  return (
    <section className="selection-bar" aria-label={translate('selection.title')}>
      <strong ref={counted} tabIndex={-1} role="status" aria-keyshortcuts={SHORTCUTS.selected.keys}>
        {translate('selection.count', { smart_count: count })}
      </strong>
      {hasMore && (
        <Button size="small" onClick={selectFound}>
          {translate('selection.found', { smart_count: total })}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" onClick={selectNone}>
          {translate('selection.none')}
        </Button>
      )}
      <span className="selection-actions">
        {count > 0 && <ExportButton ids={selectedIds} />}
        {count > 0 && <BulkEditButton />}
        <Button onClick={onDone}>{translate('selection.done')}</Button>
      </span>
    </section>
  );
};

/**
 * Adds every record that the list's search and filters find, on all pages, to those that are selected. They are dropped
 * when they come after `stop`, or after the bar was closed.
 */
const useSelectFound = () => {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const list = useListContext();
  const isInMemory = useIsInMemory();
  const clearFailures = useClearFailures();
  const reading = useRef<object | null>(null);
  const stop = useCallback(() => {
    reading.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  // To what is selected by then.
  const add = useEvent((found: readonly Identifier[]) => list.onSelect([...new Set([...list.selectedIds, ...found])]));
  const selectFound = async () => {
    if (reading.current) return;
    clearFailures(FOUND);
    const mine = {};
    reading.current = mine;
    try {
      const found: Identifier[] = [];
      for await (const records of foundPages(dataProvider, list, isInMemory)) {
        if (reading.current !== mine) return;
        for (const { id } of records) found.push(id);
      }
      if (reading.current === mine) add(found);
    } catch {
      if (reading.current === mine) notify('feedback.load.failed', { type: 'error', cause: FOUND });
    } finally {
      if (reading.current === mine) stop();
    }
  };
  return { selectFound, stop };
};

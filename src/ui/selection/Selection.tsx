import SelectIcon from '@mui/icons-material/ChecklistOutlined';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useEvent,
} from 'ra-core';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ToolButton } from '../plain/ToolButton';

/**
 * Several records of a list: a button in its heading gives every row a box, and the list a bar that says what can be
 * done with those that are selected. The bar's code comes when it is first needed.
 */
interface Selecting {
  isOn: boolean;
  /** Turned off, nothing is selected. */
  toggle: () => void;
}
const SelectingContext = createContext<Selecting>({ isOn: false, toggle: () => undefined });

export const useSelecting = () => useContext(SelectingContext);
export const useIsSelecting = () => useSelecting().isOn;

/** Around a list's heading, table and bar. A selection that was left stands there again. */
export const WithSelection = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOn, setOn] = useState((selectedIds ?? []).length > 0);
  const toggle = useEvent(() => {
    if (isOn) onUnselectItems();
    setOn(!isOn);
  });
  const selecting = useMemo(() => ({ isOn, toggle }), [isOn, toggle]);
  return <SelectingContext.Provider value={selecting}>{children}</SelectingContext.Provider>;
};

export const SelectButton = () => {
  const translate = useTranslate();
  const { isOn, toggle } = useContext(SelectingContext);
  const { total } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  // The bar's button that turned it off is gone.
  useEffect(() => {
    if (isOn) return () => button.current?.focus({ preventScroll: true });
  }, [isOn]);
  return (
    <ToolButton ref={button} icon={<SelectIcon />} aria-pressed={isOn} disabled={total === 0 && !isOn} onClick={toggle}>
      {translate('selection.title')}
    </ToolButton>
  );
};

/** The row's own click stays away from the box and its margin. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** With Shift, all from the last one on. */
const SelectRow = () => {
  const translate = useTranslate();
  const name = useGetRecordRepresentation(useResourceContext());
  const record = useRecordContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the box itself
    <label className="select-box" onClick={stop}>
      <input
        type="checkbox"
        className="check-box"
        checked={selectedIds?.includes(record.id) ?? false}
        aria-label={translate('selection.one', { name: String(name(record)) })}
        onChange={() => undefined}
        onClick={(event) => handleToggleItem?.(record.id, event)}
      />
    </label>
  );
};

/** All rows of the page. */
const SelectPage = () => {
  const translate = useTranslate();
  const records = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const page = records.map(({ id }) => id);
  const isAll = page.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !page.includes(id));
  return (
    <label className="select-box">
      <input
        type="checkbox"
        className="check-box"
        checked={isAll}
        aria-label={translate('selection.page')}
        onChange={() => onSelect?.(isAll ? others : [...others, ...page])}
      />
    </label>
  );
};

export const SELECT_COLUMN = {
  source: 'select',
  name: '',
  className: 'column-select',
  heading: <SelectPage />,
  children: <SelectRow />,
} as const;

import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { type MouseEvent, useRef, useState } from 'react';
import {
  type Identifier,
  useCreatePath,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useClearFailures } from '../../feedback/failures';
import { SHORTCUTS } from '../../keys/shortcuts';
import { useClient } from '../../provider/reads/ClientContext';
import { useResourceFields } from '../../provider/reads/resourceFields';
import { useIsInMemory } from '../../provider/reads/useIsInMemory';
import { useShownColumns } from '../files/ColumnsPlace';
import { LinkButton } from '../page/LinkButton';
import { ToolButton } from '../plain/ToolButton';

/** A link to the form of a new record; `to` where its path says more than the resource. */
export const NewButton = ({ to }: { to?: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <LinkButton
      to={to ?? createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
      aria-keyshortcuts={SHORTCUTS.create.keys}
    >
      {translate('ra.action.create')}
    </LinkButton>
  );
};

const EXPORT = 'export';

/** Downloads all records that match the list's filter as CSV, or those of `ids`. */
export const ExportButton = ({ ids }: { ids?: readonly Identifier[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const list = useListContext();
  const { resource, total } = list;
  const clearFailures = useClearFailures();
  const isInMemory = useIsInMemory();
  const schemas = useResourceFields(resource);
  const columns = useShownColumns();
  const definitions = useResourceDefinitions();
  const client = useClient();
  /** Of an export of several pages; until its first page is there nothing is to be seen of it. */
  const [told, setTold] = useState('');
  const running = useRef<AbortController | null>(null);
  const end = () => {
    running.current = null;
    setTold('');
  };
  const write = async () => {
    clearFailures(EXPORT);
    const own = new AbortController();
    running.current = own;
    try {
      const { exportFound } = await import('../files/exportFound');
      const sources = { schemas, columns: columns.current, dataProvider, definitions, client };
      const result = await exportFound({ ...sources, list, ids, isInMemory, tell: setTold, signal: own.signal });
      if (result) notify(result.text, { type: result.type, cause: EXPORT });
    } catch {
      notify('feedback.load.failed', { type: 'error', cause: EXPORT });
    }
    if (running.current === own) end();
  };
  // The second click of a double one neither stops the export nor starts another.
  const press = ({ detail }: MouseEvent) => {
    if (!running.current) void write();
    else if (told && detail < 2) {
      running.current.abort();
      end();
    }
  };
  return (
    <ToolButton
      icon={told ? <span className="spinner" /> : <DownloadIcon />}
      disabled={!(told || ids?.length || total)}
      aria-busy={told !== ''}
      onClick={press}
    >
      {told || translate('ra.action.export')}
    </ToolButton>
  );
};

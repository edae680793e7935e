import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  type Exporter,
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
import { useIsInMemory } from '../../provider/reads/useSeedListCache';
import { useShownColumns } from '../columns/ColumnsPlace';
import { LinkButton } from '../page/LinkButton';
import { csvExporter } from './csvExporter';
import { ToolButton } from './ToolButton';

/** A link to the form of a new record; `to` where its path says more than the resource. */
export const NewButton = ({ to }: { to?: string | undefined }) => {
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
  const { resource, total, exporter } = list;
  const clearFailures = useClearFailures();
  const isInMemory = useIsInMemory();
  const schemas = useResourceFields(resource);
  const columns = useShownColumns();
  const definitions = useResourceDefinitions();
  const client = useClient();
  const write = async () => {
    clearFailures(EXPORT);
    try {
      const { downloadPages, foundPages, inOneList, pagesOfIds } = await import('./exportList');
      const pages = ids ? pagesOfIds(dataProvider, resource, ids) : foundPages(dataProvider, list, isInMemory);
      const { readablePages } = await import('./readableRecords');
      const readable = readablePages(pages, { schemas, columns: columns.current, dataProvider, definitions, client });
      const own = async (given: Exporter) => {
        const records = await inOneList(readable);
        if (records.length > 0) await given(records, async () => ({}), dataProvider, resource);
        return records.length;
      };
      const count =
        !exporter || exporter === csvExporter
          ? await downloadPages(resource, readable, columns.current)
          : await own(exporter);
      const gone = ids ? ids.length - count : 0;
      if (count === 0) notify('csv.nothing', { type: 'warning', cause: EXPORT });
      else if (gone > 0) notify('csv.gone', { type: 'warning', cause: EXPORT, messageArgs: { smart_count: gone } });
    } catch {
      notify('csv.failed', { type: 'error', cause: EXPORT });
    }
  };
  return (
    <ToolButton icon={<DownloadIcon />} disabled={!(ids?.length || total)} onClick={write}>
      {translate('ra.action.export')}
    </ToolButton>
  );
};

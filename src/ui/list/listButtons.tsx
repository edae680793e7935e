import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  useCreatePath,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useClearFailures } from '../../feedback/useClearFailures';
import { SHORTCUTS } from '../../keys/shortcuts';
import { useClient } from '../../provider/reads/ClientContext';
import { useManifestForm } from '../../provider/reads/resourceFields';
import { useIsInMemory } from '../../provider/reads/useSeedListCache';
import { mappings } from '../../provider/records/mappings';
import { LinkButton } from '../page/LinkButton';
import { csvExporter, EXPORT_PAGE, exportPages } from './csvExporter';
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

/** Records in one file. */
const EXPORT_MAX = 1_000_000;
const EXPORT = 'export';

/** Downloads all records that match the list's filter as CSV. */
export const ExportButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, total, sort, filter, filterValues, exporter } = useListContext();
  const clearFailures = useClearFailures();
  const isInMemory = useIsInMemory();
  const form = useManifestForm(resource);
  const definitions = useResourceDefinitions();
  const client = useClient();
  const write = async () => {
    clearFailures(EXPORT);
    const read = async (page: number, perPage: number) => {
      const { data } = await dataProvider.getList(resource, {
        sort,
        filter: { ...filterValues, ...filter },
        pagination: { page, perPage },
      });
      if (!form || resource in mappings) return data;
      const { readableRecords } = await import('./readableRecords');
      return readableRecords(data, { schema: form.schema, dataProvider, definitions, client });
    };
    try {
      if (!isInMemory && exporter === csvExporter) await exportPages(resource, (page) => read(page, EXPORT_PAGE));
      else await (exporter || csvExporter)(await read(1, EXPORT_MAX), async () => ({}), dataProvider, resource);
    } catch {
      notify('feedback.load.failed', { type: 'error', cause: EXPORT });
    }
  };
  return (
    <ToolButton icon={<DownloadIcon />} disabled={!total} onClick={write}>
      {translate('ra.action.export')}
    </ToolButton>
  );
};

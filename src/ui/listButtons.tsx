import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import {
  useCreatePath,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { csvExporter } from './csvExporter';
import { LinkButton } from './LinkButton';

/** To the form of a new record. */
export const NewButton = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <LinkButton to={createPath({ resource, type: 'create' })} variant="contained" startIcon={<AddIcon />}>
      {translate('ra.action.create')}
    </LinkButton>
  );
};

/** The largest list in one file. */
const EXPORT_MAX = 1_000_000;

/** Everything that the list's filter lets through, as a file for a spreadsheet. */
export const ExportButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, total, sort, filter, filterValues, exporter } = useListContext();
  const write = async () => {
    try {
      const { data } = await dataProvider.getList(resource, {
        sort,
        filter: { ...filterValues, ...filter },
        pagination: { page: 1, perPage: EXPORT_MAX },
      });
      await (exporter || csvExporter)(data, async () => ({}), dataProvider, resource);
    } catch {
      notify('feedback.load.failed', { type: 'error' });
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} disabled={!total} onClick={write}>
      {translate('ra.action.export')}
    </Button>
  );
};

import HistoryIcon from '@mui/icons-material/History';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useHasApi } from '../../provider/reads/useHasApi';
import { historyOf } from './historyOf';
import { LinkButton } from './LinkButton';

/** A link to the audit of the record, on a server with `/api`. */
export const HistoryButton = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const hasApi = useHasApi();
  if (!hasApi || !record) return null;
  const filter = encodeURIComponent(JSON.stringify({ resource: historyOf(resource ?? ''), record_id: record.id }));
  return (
    <LinkButton to={`/audit?filter=${filter}`} variant="outlined" startIcon={<HistoryIcon />}>
      {translate('audit.history')}
    </LinkButton>
  );
};

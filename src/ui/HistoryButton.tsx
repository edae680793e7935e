import HistoryIcon from '@mui/icons-material/History';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useHasApi } from '../provider/useHasApi';
import { historyOf } from './historyOf';
import { LinkButton } from './LinkButton';

/** To what was ever changed of the record, where the server keeps it. */
export const HistoryButton = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const hasApi = useHasApi();
  if (!hasApi || !record) return null;
  const filter = encodeURIComponent(JSON.stringify({ resource: historyOf(resource ?? ''), record_id: record.id }));
  return (
    <LinkButton to={`/audit/overview?filter=${filter}`} variant="outlined" startIcon={<HistoryIcon />}>
      {translate('audit.history')}
    </LinkButton>
  );
};

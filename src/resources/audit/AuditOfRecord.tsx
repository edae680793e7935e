import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useResourceName } from './useResourceName';

/** Says whose history the list shows, and leads back to everyone's. */
export const AuditOfRecord = () => {
  const translate = useTranslate();
  const nameOf = useResourceName();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { resource, record_id, ...others } = filterValues;
  if (!resource || !record_id) return null;
  return (
    <>
      <Typography>{translate('audit.of', { name: `${nameOf([resource].flat()[0], 1)} ${record_id}` })}</Typography>
      <Button onClick={() => setFilters(others, displayedFilters)}>{translate('audit.all')}</Button>
    </>
  );
};

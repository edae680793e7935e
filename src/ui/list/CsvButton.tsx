import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { toCsv } from '../../lib/csv';
import { csvNameOf, download } from '../files/download';

/** Downloads figures as CSV, named after their title. */
export const CsvButton = ({
  title,
  headings,
  rows,
}: {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly unknown[])[];
}) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={rows.length === 0}
      aria-label={translate('csv.download', { title })}
      onClick={() => download(csvNameOf(title), toCsv(headings, rows))}
    >
      {translate('csv.button')}
    </Button>
  );
};

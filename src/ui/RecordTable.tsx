import Box from '@mui/material/Box';
import { DataTable, type DataTableProps } from 'react-admin';
import { RecordHead } from './RecordHead';
import { RecordRows } from './RecordRows';

type Width = 'sm' | 'md' | 'lg';

/** A list's table: rows open the form, and columns that a narrow screen has no room for step aside. */
export const RecordTable = ({
  hiddenBelow = {},
  sx = {},
  ...table
}: Pick<DataTableProps, 'children' | 'rowClick' | 'body' | 'empty'> & {
  hiddenBelow?: Partial<Record<Width, readonly string[]>>;
  sx?: Readonly<Record<string, object>>;
}) => (
  <Box sx={{ ...hidden(hiddenBelow), ...sx }}>
    <DataTable rowClick="edit" bulkActionButtons={false} head={RecordHead} body={RecordRows} {...table} />
  </Box>
);

const hidden = (columns: Partial<Record<Width, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([width, sources]) =>
      sources.map((source) => [
        `& .column-${source.replaceAll('.', '\\.')}`,
        { display: { xs: 'none', [width]: 'table-cell' } },
      ]),
    ),
  );

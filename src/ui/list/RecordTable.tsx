import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataTableBase, type DataTableBaseProps } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { RecordHead } from './RecordHead';
import { RecordRows } from './RecordRows';

type Width = 'sm' | 'md' | 'lg';

interface RecordTableProps extends Pick<DataTableBaseProps, 'rowClick'> {
  children: ReactNode;
  body?: ComponentType<{ children: ReactNode }>;
  hiddenBelow?: Partial<Record<Width, readonly string[]>>;
  sx?: Readonly<Record<string, object>>;
}

/**
 * A list's table. A click on a row opens the form, and a narrow screen hides some columns. Uses react-admin's headless
 * table, because its styled one is a third of the screen's code.
 */
export const RecordTable = ({
  hiddenBelow = {},
  sx = {},
  rowClick = 'edit',
  body: Body = RecordRows,
  children,
}: RecordTableProps) => (
  <DataTableBase
    hasBulkActions={false}
    rowClick={rowClick}
    loading={<Skeleton variant="rectangular" height={240} sx={{ m: 2 }} />}
    empty={<NothingFound />}
  >
    <Box className="records" sx={{ ...hidden(hiddenBelow), ...sx }}>
      <table>
        <RecordHead>{children}</RecordHead>
        <Body>{children}</Body>
      </table>
    </Box>
  </DataTableBase>
);

/** Shown when the server returned no records, not after a failed load. */
const NothingFound = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { filterValues } = useListContext();
  const isFiltered = Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '');
  return (
    <Typography sx={{ px: 2, py: 4 }}>
      {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results', { resource, name })}
    </Typography>
  );
};

const hidden = (columns: Partial<Record<Width, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([width, sources]) =>
      sources.map((source) => [
        `& .column-${source.replaceAll('.', '\\.')}`,
        { display: { xs: 'none', [width]: 'table-cell' } },
      ]),
    ),
  );

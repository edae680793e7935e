import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataTableBase, type DataTableBaseProps } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { ColumnsButton } from '../columns/ColumnsButton';
import { useColumnChoice } from '../columns/columnChoice';
import { columnStyles, type HiddenBelow } from '../columns/columnStyles';
import { isActive } from '../filters/isActive';
import { useIsSelecting } from '../selection/Selection';
import { PARTS } from './parts';
import { RecordHead } from './RecordHead';
import { RecordRows } from './RecordRows';

interface RecordTableProps extends Pick<DataTableBaseProps, 'rowClick'> {
  children: ReactNode;
  body?: ComponentType<{ children: ReactNode }>;
  hiddenBelow?: HiddenBelow;
  /** For a table of many columns. */
  isDense?: boolean;
  sx?: Readonly<Record<string, object>>;
}

/**
 * A list's table. A click on a row opens the form, or selects it while several are selected. A narrow screen hides some
 * columns, and a phone shows rows as cards (records.css). Uses react-admin's headless table, because its styled one is a
 * third of the screen's code.
 */
export const RecordTable = ({
  hiddenBelow = {},
  isDense = false,
  sx = {},
  rowClick = 'edit',
  body: Body = RecordRows,
  children,
}: RecordTableProps) => {
  const [choice] = useColumnChoice();
  const isSelecting = useIsSelecting();
  return (
    <DataTableBase
      hasBulkActions={false}
      rowClick={isSelecting ? 'toggleSelection' : rowClick}
      loading={<Skeleton variant="rectangular" height={240} sx={{ m: 2 }} />}
      empty={<NothingFound />}
    >
      <ColumnsButton>{children}</ColumnsButton>
      <Box
        className={isDense ? 'records records-dense' : 'records'}
        sx={{ ...columnStyles(choice, hiddenBelow), ...sx }}
      >
        <table {...PARTS.table}>
          <RecordHead>{children}</RecordHead>
          <Body>{children}</Body>
        </table>
      </Box>
    </DataTableBase>
  );
};

/** Shown when the server returned no records, not after a failed load. */
const NothingFound = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { filterValues } = useListContext();
  const isFiltered = Object.values(filterValues ?? {}).some(isActive);
  return (
    <Typography sx={{ px: 2, py: 4 }}>
      {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results', { resource, name })}
    </Typography>
  );
};

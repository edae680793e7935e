import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { CsvButton } from '../../ui/list/CsvButton';
import { MoreButton } from '../../ui/page/MoreButton';
import { Panel } from '../../ui/page/Panel';

export interface Column<Item> {
  name: keyof typeof statisticsTexts.columns;
  /** Plain text, for the CSV file. */
  text: (item: Item) => string;
  /** What the screen shows; default the text. */
  show?: (item: Item) => ReactNode;
  isNumber?: boolean;
}

/** The rows of a long list before the user asks for more. */
const SHOWN_AT_FIRST = 10;

/** A table of the statistics with its CSV file. */
export const FiguresBlock = <Item extends { customer_id: number | null }>({
  title,
  query,
  columns,
  chart,
}: {
  title: string;
  query: UseQueryResult<Item[]>;
  columns: readonly Column<Item>[];
  /** Above the table: the same figures as bars. */
  chart?: (items: readonly Item[]) => ReactNode;
}) => {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const headings = columns.map(({ name }) => statisticsTexts.columns[name]);
  const items = query.data ?? [];
  const all = statisticsTexts.showAll(items.length);
  return (
    <Panel
      title={title}
      query={query}
      actions={
        <CsvButton
          title={title}
          headings={headings}
          rows={items.map((item) => columns.map(({ text }) => text(item)))}
        />
      }
    >
      {(list) =>
        list.length === 0 ? (
          <Typography color="text.secondary">{translate('ui.chart.none')}</Typography>
        ) : (
          <>
            {chart?.(list)}
            <TableContainer>
              <Table size="small" aria-label={title}>
                <TableHead>
                  <TableRow>
                    {columns.map(({ name, isNumber }, index) => (
                      <TableCell key={name} align={isNumber ? 'right' : 'left'}>
                        {headings[index]}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {list.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map((item, index) => (
                    <TableRow key={item.customer_id ?? `row ${index}`}>
                      {columns.map(({ name, isNumber, text, show }) => (
                        <TableCell key={name} align={isNumber ? 'right' : 'left'}>
                          {show ? show(item) : text(item)}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
            {!showsAll && list.length > SHOWN_AT_FIRST && (
              <MoreButton size="small" sx={{ mt: 1 }} aria-label={`${all}: ${title}`} onMore={() => setShowsAll(true)}>
                {all}
              </MoreButton>
            )}
          </>
        )
      }
    </Panel>
  );
};

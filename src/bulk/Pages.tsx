import TablePagination from '@mui/material/TablePagination';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

export const ROWS_OF_PAGE = 50;

interface PagesProps {
  page: number;
  setPage: (page: number) => void;
  count: number;
}

/** The pages below a table; nothing where one is enough. */
export const Pages = ({ page, setPage, count }: PagesProps) => {
  const translate = useTranslate();
  if (count <= ROWS_OF_PAGE) return null;
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      onPageChange={(_, next) => setPage(next)}
      rowsPerPage={ROWS_OF_PAGE}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
    />
  );
};

/** The rows of the page; the last page when there are fewer by now. */
export const useRowsOfPage = <Row,>(all: readonly Row[]) => {
  const [asked, setPage] = useState(0);
  const page = Math.min(asked, Math.max(0, Math.ceil(all.length / ROWS_OF_PAGE) - 1));
  return { rows: all.slice(page * ROWS_OF_PAGE, (page + 1) * ROWS_OF_PAGE), page, setPage };
};

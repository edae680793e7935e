import { useState } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../page/visuallyHidden';
import { PAGE_SIZES } from './listAddress';

export const ListPagination = () => (
  <>
    <TurnedTo />
    <Pagination rowsPerPageOptions={PAGE_SIZES} />
  </>
);

/** Tells screen readers which page was turned to. A page that came with another search or sort is not told: those are. */
const TurnedTo = () => {
  const translate = useTranslate();
  const { page, perPage, total = 0, sort, filterValues } = useListContext();
  const list = JSON.stringify([sort, perPage, filterValues]);
  const [shown, setShown] = useState({ list, page, isTurned: false });
  if (shown.list !== list || shown.page !== page) setShown({ list, page, isTurned: shown.list === list });
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <div role="status" style={visuallyHidden}>
      {shown.isTurned && translate('ui.list.turned', { page, from, to, total })}
    </div>
  );
};

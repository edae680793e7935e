import { useDataTableCallbacksContext, useDataTableSortContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type NamedColumn, useColumns } from '../columns/columns';
import { PARTS } from '../page/parts';
import { visuallyHidden } from '../page/visuallyHidden';
import './records.css';

/** The head of a list's table, in plain cells: titles and the sort buttons, which are a strip above the cards. */
export const RecordHead = ({ children }: { children?: ReactNode }) => (
  <thead className="record-head" {...PARTS.group}>
    <tr {...PARTS.row}>
      {useColumns(children).map((column) => (
        <HeadCell key={column.source} {...column} />
      ))}
    </tr>
  </thead>
);

const HeadCell = ({ source, label, disableSort, heading, name, className, style }: NamedColumn) => {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const title = <span>{name}</span>;
  const order = sort?.field === source ? sort?.order : undefined;
  const next = translate(`ra.sort.${order === 'ASC' ? 'DESC' : 'ASC'}`);
  return (
    <th
      scope="col"
      {...PARTS.head}
      className={className}
      style={style}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {heading ? (
        heading
      ) : handleSort && !disableSort ? (
        <button
          type="button"
          data-field={source}
          onClick={handleSort}
          title={translate('ra.sort.sort_by', { field_lower_first: name, order: next })}
        >
          {title}
          {order && <span aria-hidden>{order === 'ASC' ? '↑' : '↓'}</span>}
        </button>
      ) : label === false ? (
        <span style={visuallyHidden}>{name}</span>
      ) : (
        title
      )}
    </th>
  );
};

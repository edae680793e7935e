import { useDataTableCallbacksContext, useDataTableSortContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { FieldTitle, useTranslate, useTranslateLabel } from 'react-admin';
import { visuallyHidden } from '../page/visuallyHidden';
import type { ColumnProps } from './Column';
import { columnsOf } from './RecordRows';
import './records.css';

/** The head of a list's table, in plain cells: titles and the sort buttons. */
export const RecordHead = ({ children }: { children?: ReactNode }) => (
  <thead className="record-head">
    <tr>
      {columnsOf(children).map(({ key, props }) => (
        <HeadCell key={key} {...props} />
      ))}
    </tr>
  </thead>
);

const HeadCell = ({ source, label, disableSort, align }: ColumnProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const title = <FieldTitle label={label} source={source} resource={resource} />;
  const order = sort?.field === source ? sort?.order : undefined;
  const name = String(translateLabel({ label: typeof label === 'string' ? label : undefined, resource, source }));
  const next = translate(`ra.sort.${order === 'ASC' ? 'DESC' : 'ASC'}`);
  return (
    <th
      scope="col"
      className={`column-${source}`}
      style={align && { textAlign: align }}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {handleSort && source && !disableSort ? (
        <button
          type="button"
          data-field={source}
          onClick={handleSort}
          title={translate('ra.sort.sort_by', { field: name, field_lower_first: name.toLowerCase(), order: next })}
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

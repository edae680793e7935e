import { LinkBase } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { type Identifier, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import './records.css';

/** Prevents the click of the row around a link. */
export const withoutRow = (event: MouseEvent) => event.stopPropagation();

interface RecordLinkProps {
  source?: string;
  /** The screen that it opens, instead of the form. */
  to?: (id: Identifier) => string;
  children?: ReactNode;
}

/** A record's name as a link to its form, for the keyboard and screen readers, which cannot use a row's click. */
export const RecordLink = ({ source, to, children }: RecordLinkProps) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  const path = to?.(record.id) ?? createPath({ resource, id: record.id, type: 'edit' });
  return (
    <LinkBase className="record-link" to={path} onClick={withoutRow}>
      {children ?? String((source && record[source]) || `#${record.id}`)}
    </LinkBase>
  );
};

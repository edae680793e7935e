import { LinkBase } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import './records.css';

/** The row that a link stands in has a click of its own. */
export const withoutRow = (event: MouseEvent) => event.stopPropagation();

/** A record's name as a real link to its form: for the keyboard, a new tab and a screen reader, which a clickable row is not. */
export const RecordLink = ({ source, children }: { source?: string; children?: ReactNode }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  const path = createPath({ resource, id: record.id, type: 'edit' });
  return (
    <LinkBase className="record-link" to={path} onClick={withoutRow}>
      {children ?? String((source && record[source]) || `#${record.id}`)}
    </LinkBase>
  );
};

import AddIcon from '@mui/icons-material/Add';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CUSTOMERS } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';
import { Panel } from '../../ui/page/Panel';
import { useWhereFrom } from '../../ui/page/returnTo';

/** Fits beside the other panels. */
const SHOWN = 5;

interface LatestPanelProps<Data, Row> {
  title: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Sorted newest first. */
  rowsOf: (data: Data) => readonly Row[];
  keyOf: (row: Row) => number;
  row: (row: Row) => ReactNode;
  /** The text when there are no rows. */
  none: string;
  add: { to: string; label: string };
  all: { to: string; label: string };
}

/** A panel with the latest reports of a kind, and links to all of them and to a new one. */
export const LatestPanel = <Data, Row>({
  title,
  query,
  rowsOf,
  keyOf,
  row,
  none,
  add,
  all,
}: LatestPanelProps<Data, Row>) => {
  const state = useWhereFrom();
  return (
    <Panel
      title={title}
      query={query}
      overview={CUSTOMERS}
      actions={
        <LinkButton to={add.to} state={state} startIcon={<AddIcon />}>
          {add.label}
        </LinkButton>
      }
    >
      {(data) => {
        const rows = rowsOf(data);
        if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>;
        return (
          <>
            <List disablePadding sx={{ mb: 1 }}>
              {rows.slice(0, SHOWN).map((one) => (
                <ListItem key={keyOf(one)} divider disableGutters sx={{ gap: 2, justifyContent: 'space-between' }}>
                  {row(one)}
                </ListItem>
              ))}
            </List>
            <LinkButton to={all.to} sx={{ ml: -1.5 }}>
              {all.label}
            </LinkButton>
          </>
        );
      }}
    </Panel>
  );
};

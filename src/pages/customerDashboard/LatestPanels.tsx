import AddIcon from '@mui/icons-material/Add';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { formatDate, writtenMoment } from '../../lib/dates';
import { CUSTOMERS, customerPaths } from '../../lib/paths';
import { newestFirst } from '../../lib/visitReport';
import { useV2Query } from '../../provider/reads/ClientContext';
import { LinkButton } from '../../ui/page/LinkButton';
import { Panel } from '../../ui/page/Panel';
import { useWhereFrom } from '../../ui/page/returnTo';
import { withComma } from '../../v2/decimalNotation';
import { endpoints } from '../../v2/endpoints';
import { WaitingMark } from '../../visits/WaitingMark';

/** Fits beside the other panels. */
const SHOWN = 5;

interface LatestPanelProps {
  kind: 'reports' | 'waterReports';
  query: UseQueryResult;
  /** Newest first, at most SHOWN. */
  rows: readonly ReactNode[];
  /** The screens of a new one, and of all. */
  add: string;
  all: string;
}

/** A panel with the latest reports of a kind, and links to all of them and to a new one. */
const LatestPanel = ({ kind, query, rows, add, all }: LatestPanelProps) => {
  const translate = useTranslate();
  const state = useWhereFrom();
  return (
    <Panel
      title={translate(`customerDashboard.${kind}.title`)}
      query={query}
      overview={CUSTOMERS}
      actions={
        <LinkButton to={add} state={state} startIcon={<AddIcon />}>
          {translate(`customerDashboard.${kind}.add`)}
        </LinkButton>
      }
    >
      {() =>
        rows.length === 0 ? (
          <Typography color="text.secondary">{translate(`customerDashboard.${kind}.none`)}</Typography>
        ) : (
          <>
            <List disablePadding sx={{ mb: 1 }}>
              {rows}
            </List>
            <LinkButton to={all} className="flush-left">
              {translate(`customerDashboard.${kind}.all`)}
            </LinkButton>
          </>
        )
      }
    </Panel>
  );
};

const Row = ({ children }: { children: ReactNode }) => (
  <ListItem
    divider
    disableGutters
    sx={{
      gap: 2,
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      '& > :not(:last-child)': { whiteSpace: 'nowrap' },
      '& > :last-child': { overflowWrap: 'anywhere' },
    }}
  >
    {children}
  </ListItem>
);

/** The customer's latest appointments, each with a link to its report. */
export const ReportsPanel = ({ customerId }: { customerId: number }) => {
  const state = useWhereFrom();
  const query = useV2Query(endpoints.reports.list, { id: customerId });
  return (
    <LatestPanel
      kind="reports"
      query={query}
      add={customerPaths.newReport(customerId)}
      all={customerPaths.reports(customerId)}
      rows={newestFirst(query.data?.reports ?? [])
        .slice(0, SHOWN)
        .map(({ customer_report_id, advisor, ...report }) => (
          <Row key={customer_report_id}>
            <Link to={`/reports/${customer_report_id}`} state={state}>
              {writtenMoment(report)}
            </Link>
            <WaitingMark of={report} />
            <span>{advisor?.name}</span>
          </Row>
        ))}
    />
  );
};

/** The customer's latest water measurements; v2 sorts them newest first. */
export const WaterReportsPanel = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const query = useV2Query(endpoints.waterreports.list, { customerId });
  return (
    <LatestPanel
      kind="waterReports"
      query={query}
      add={customerPaths.newWaterReport(customerId)}
      all={customerPaths.waterReports(customerId)}
      rows={(query.data ?? []).slice(0, SHOWN).map(({ water_report_id, created, ph, hardness, ec, ...report }) => (
        <Row key={water_report_id}>
          <span>{formatDate(created)}</span>
          <WaitingMark of={report} />
          <span>
            {translate('customerDashboard.waterReports.values', {
              ph: withComma(ph),
              hardness: withComma(hardness),
              ec: withComma(ec),
            })}
          </span>
        </Row>
      ))}
    />
  );
};

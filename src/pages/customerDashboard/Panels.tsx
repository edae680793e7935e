import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useMachineProductsQuery } from '../../resources/machines/machineProducts';
import { TasksPanel } from '../../resources/tasks/TasksPanel';
import { Panel } from '../../ui/page/Panel';
import { useFirstAnswers } from '../../ui/page/useFirstAnswers';
import { endpoints } from '../../v2/endpoints';
import { ReportsPanel, WaterReportsPanel } from './LatestPanels';
import { OrdersPanel, useOrders } from './OrdersPanel';

// One that is there is not drawn again when the next one comes.
const Tasks = memo(TasksPanel);
const Orders = memo(OrdersPanel);
const Reports = memo(ReportsPanel);
const WaterReports = memo(WaterReportsPanel);
const PANELS = 5;

/** The machines are the last panel, and need half of the screen's code: it comes when the first panel is shown. */
const useMachinesPanel = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['code', 'MachinesPanel'],
    queryFn: async () => (await import('../../resources/machines/MachinesPanel')).MachinesPanel,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });

interface PanelsProps {
  customerId: number;
  /** The customer was answered before. */
  isKnown: boolean;
}

export const Panels = ({ customerId, isKnown }: PanelsProps) => {
  const translate = useTranslate();
  // What the panels show, so that they are drawn once: with it.
  useV2Query(endpoints.tasks.list, { id: customerId });
  useV2Query(endpoints.reports.list, { id: customerId });
  useV2Query(endpoints.waterreports.list, { customerId });
  useV2Query(endpoints.machines.list, { id: customerId });
  useOrders(customerId);
  useMachineProductsQuery();
  const shown = useFirstAnswers(isKnown, PANELS);
  const code = useMachinesPanel(shown > 0);
  const Machines = code.data;
  const machines = translate('customerDashboard.machines');
  if (shown === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        <Tasks customerId={customerId} title={translate('customerDashboard.tasks')} />
        {shown > 1 && <Orders key={customerId} customerId={customerId} />}
      </Stack>
      {/* In a column of their own, so that many tasks do not push them out of sight. */}
      <Stack sx={{ gap: 2.5, minWidth: 0 }}>
        {shown > 2 && <Reports customerId={customerId} />}
        {shown > 3 && <WaterReports customerId={customerId} />}
      </Stack>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {shown > 4 && Machines && <Machines customerId={customerId} title={machines} />}
        {code.isError && <Panel title={machines} query={code} />}
      </Box>
    </Box>
  );
};

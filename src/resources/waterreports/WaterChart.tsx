import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { useV2Query } from '../../provider/reads/ClientContext';
import { LineChart } from '../../ui/charts/LineChart';
import { Panel } from '../../ui/page/Panel';
import { endpoints } from '../../v2/endpoints';
import type { WaterReport } from '../../v2/entities/waterreport';

const VALUES = ['ph', 'hardness', 'ec'] as const;

/** Oldest first. A value that is no number is left out. */
const rowsOf = (reports: readonly WaterReport[]) =>
  [...reports].reverse().map((report) => ({
    label: report.created ?? '',
    values: Object.fromEntries(VALUES.map((value) => [value, numberOf(report[value])])),
  }));

export const WaterChart = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const reports = useV2Query(endpoints.waterreports.list, { customerId });
  const title = translate('waterreports.chart');
  // A failed load is told by the list above, which has the same answer.
  if (reports.data?.length === 0 || (reports.error && !reports.data)) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel title={title} query={reports}>
        {(list) => (
          <LineChart
            title={title}
            rows={rowsOf(list)}
            series={VALUES.map((key) => ({ key, label: translate(`resources.waterreports.fields.${key}`) }))}
            formatLabel={formatDate}
          />
        )}
      </Panel>
    </Box>
  );
};

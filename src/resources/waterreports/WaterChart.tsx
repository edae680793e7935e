import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates';
import { useV2Query } from '../../provider/ClientContext';
import { LineChart } from '../../ui/LineChart';
import { Panel } from '../../ui/Panel';
import { endpoints } from '../../v2/endpoints';
import type { WaterReport } from '../../v2/entities/waterreport';

const VALUES = ['ph', 'hardness', 'ec'] as const;

/** A value as typed, for the chart: '7,2' -> 7.2; null for text that is no number. */
const numberOf = (typed: string): number | null => {
  const value = Number(typed.trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** Oldest first. */
const rowsOf = (reports: readonly WaterReport[]) =>
  [...reports].reverse().map((report) => ({
    label: report.created ?? '',
    values: Object.fromEntries(VALUES.map((value) => [value, numberOf(report[value])])),
  }));

/** The three values over time. */
export const WaterChart = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const reports = useV2Query(endpoints.waterreports.list, { customerId });
  const title = translate('waterreports.chart');
  if (reports.data?.length === 0) return null;
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

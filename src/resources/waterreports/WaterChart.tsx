import Box from '@mui/material/Box';
import { useState } from 'react';
import { waterTexts } from '../../../i18n/nl/late/water';
import { formatDate } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { verdictOf } from '../../lib/water';
import { bandText, measured, measureHeading, verdictText } from '../../lib/waterText';
import { LineChart } from '../../ui/charts/LineChart';
import { MenuField } from '../../ui/inputs/MenuField';
import { Panel } from '../../ui/page/Panel';
import { MEASURES, SAMPLING_POINTS, type SamplingPoint } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import { useWaterReports, type Water } from './useWater';

/** Oldest first. A value that is no number is left out. */
const rowsOf = (reports: readonly WaterReport[]) =>
  [...reports].reverse().map((report) => ({
    label: report.created ?? '',
    values: Object.fromEntries(MEASURES.map((measure) => [measure, numberOf(report[measure])])),
  }));

/** The values over time of one kind of water, each before its norm. */
export const WaterChart = ({ customerId, water }: { customerId: number; water: Water }) => {
  const reports = useWaterReports(customerId);
  const [chosen, setChosen] = useState<SamplingPoint | null>(null);
  // A failed load is told by the list above, which has the same answer.
  if (reports.data?.length === 0 || (reports.error && !reports.data)) return null;
  const sampled = SAMPLING_POINTS.filter((point) => reports.data?.some((report) => water.pointOf(report) === point));
  const point = chosen && sampled.includes(chosen) ? chosen : reports.data?.[0] && water.pointOf(reports.data[0]);
  const shown = reports.data?.filter((report) => water.pointOf(report) === point);
  // One line of several kinds of water would say nothing.
  const isUnread = water.isUnread(reports.data ?? []);
  const title = waterTexts.chart;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel
        title={title}
        query={
          isUnread
            ? { data: undefined, error: isUnread, refetch: water.refetch }
            : { ...reports, data: water.isSettled ? shown : undefined }
        }
        actions={
          sampled.length > 1 && (
            <MenuField
              fullWidth={false}
              label={waterTexts.point}
              value={point ?? ''}
              choices={sampled.map((one) => ({ id: one, name: waterTexts.points[one] }))}
              onChoose={(one) => setChosen(one ?? null)}
              sx={{ minWidth: 180 }}
            />
          )
        }
      >
        {(list) => <Trend title={title} reports={list} point={point} water={water} />}
      </Panel>
    </Box>
  );
};

interface TrendProps {
  title: string;
  /** Newest first. */
  reports: readonly WaterReport[];
  /** Undefined for no norm. */
  point: SamplingPoint | undefined;
  water: Water;
  /** In pixels, of the plot of each value. */
  height?: number;
}

export const Trend = ({ title, reports, point, water, height }: TrendProps) => {
  const limits = MEASURES.map((measure) => water.limitsFor(point, measure));
  const bands = limits.map((limit) => (limit ? bandText(limit.good) : ''));
  return (
    <LineChart
      title={title}
      rows={rowsOf(reports)}
      series={MEASURES.map((key, index) => {
        const limit = limits[index] ?? null;
        const remarkOn = (value: number) => {
          const verdict = verdictOf(value, limit);
          return 'side' in verdict ? verdictText(verdict) : '';
        };
        return {
          key,
          label: measureHeading(key),
          remarkOn,
          ...(limit && bands[index] && { band: limit.good, note: waterTexts.norm(bands[index]) }),
        };
      })}
      {...(bands.some(Boolean) && {
        firstRow: { label: waterTexts.normRow, figures: bands.map((band) => band || '-') },
      })}
      formatLabel={formatDate}
      formatValue={measured}
      height={height}
    />
  );
};

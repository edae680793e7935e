import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { formatNumber } from '../../lib/numbers';
import type { BarFormats, BarRow } from './BarPlot';
import { ChartFrame } from './ChartFrame';
import { FiguresTable } from './FiguresTable';

const loadPlot = () => import('./BarPlot');
const BarPlot = lazy(async () => ({ default: (await loadPlot()).BarPlot }));
/** Brings the chart's code while its figures travel. A failure is ignored: drawing loads it again, and reports it. */
export const loadBarPlot = (): void => {
  loadPlot().catch(() => undefined);
};
const unchanged = (label: string) => label;

interface BarChartProps extends Partial<BarFormats> {
  /** The caption of the table, for screen readers. Null when a table is beside the chart. */
  title: string | null;
  rows: readonly BarRow[];
  seriesLabel: string;
  /** The table's heading of the labels; default 'Datum'. */
  labelHeading?: string;
  height?: number;
}

/** A chart with green bars from zero (section 9), and the same figures as a table. */
export const BarChart = ({
  title,
  rows,
  seriesLabel,
  labelHeading,
  formatValue = formatNumber,
  formatLabel = unchanged,
  formatTick = formatLabel,
  height = 260,
}: BarChartProps) => {
  const translate = useTranslate();
  return (
    <ChartFrame
      height={height}
      table={
        title !== null && (
          <FiguresTable
            title={title}
            headings={[labelHeading ?? translate('ui.chart.label'), seriesLabel]}
            rows={rows.map(({ label, value }) => ({ label: formatLabel(label), figures: [formatValue(value)] }))}
          />
        )
      }
      plot={(width) => <BarPlot {...{ rows, seriesLabel, formatValue, formatLabel, formatTick, width, height }} />}
    />
  );
};

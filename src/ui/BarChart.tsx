import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { formatNumber } from '../lib/numbers';
import type { BarFormats, BarRow } from './charts/BarPlot';
import { ChartFrame } from './charts/ChartFrame';
import { FiguresTable } from './charts/FiguresTable';

const BarPlot = lazy(async () => ({ default: (await import('./charts/BarPlot')).BarPlot }));
const asItIs = (label: string) => label;

interface BarChartProps extends Partial<BarFormats> {
  /** Names the table for who cannot see the chart; the screen shows its own heading. */
  title: string;
  rows: readonly BarRow[];
  seriesLabel: string;
  /** The heading of the labels in the table; 'Datum' unless given. */
  labelHeading?: string;
  height?: number;
}

/** Green bars from zero (section 9), with the same figures as a table. */
export const BarChart = ({
  title,
  rows,
  seriesLabel,
  labelHeading,
  formatValue = formatNumber,
  formatLabel = asItIs,
  formatTick = formatLabel,
  height = 260,
}: BarChartProps) => {
  const translate = useTranslate();
  return (
    <ChartFrame
      height={height}
      table={
        <FiguresTable
          title={title}
          headings={[labelHeading ?? translate('ui.chart.label'), seriesLabel]}
          rows={rows.map(({ label, value }) => ({ label: formatLabel(label), figures: [formatValue(value)] }))}
        />
      }
      plot={(width) => <BarPlot {...{ rows, seriesLabel, formatValue, formatLabel, formatTick, width, height }} />}
    />
  );
};

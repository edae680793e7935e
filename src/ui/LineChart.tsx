import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { formatNumber } from '../lib/numbers';
import { ChartFrame } from './charts/ChartFrame';
import { FiguresTable } from './charts/FiguresTable';
import type { LineRow, LineSeries } from './charts/LinePlot';

const LinePlot = lazy(async () => ({ default: (await import('./charts/LinePlot')).LinePlot }));
const asItIs = (label: string) => label;

interface LineChartProps {
  /** Names the table for who cannot see the chart; the screen shows its own heading. */
  title: string;
  /** In the order of time. */
  rows: readonly LineRow[];
  series: readonly LineSeries[];
  /** The heading of the labels in the table; 'Datum' unless given. */
  labelHeading?: string;
  formatValue?: (value: number) => string;
  formatLabel?: (label: string) => string;
  /** Of one series: each has a plot of its own, because their units differ. */
  height?: number;
}

/** Values over time, a plot below the other for each series, with the same figures as a table. */
export const LineChart = ({
  title,
  rows,
  series,
  labelHeading,
  formatValue = formatNumber,
  formatLabel = asItIs,
  height = 140,
}: LineChartProps) => {
  const translate = useTranslate();
  return (
    <ChartFrame
      height={height * series.length}
      table={
        <FiguresTable
          title={title}
          headings={[labelHeading ?? translate('ui.chart.label'), ...series.map(({ label }) => label)]}
          rows={rows.map(({ label, values }) => ({
            label: formatLabel(label),
            figures: series.map(({ key }) => {
              const value = values[key] ?? null;
              return value === null ? '-' : formatValue(value);
            }),
          }))}
        />
      }
      plot={(width) => (
        <>
          {series.map((line) => (
            <LinePlot key={line.key} {...{ rows, line, formatValue, formatLabel, width, height }} />
          ))}
        </>
      )}
    />
  );
};

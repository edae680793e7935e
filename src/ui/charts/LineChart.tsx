import { useTranslate } from 'ra-core';
import { ChartFrame } from './ChartFrame';
import { FiguresTable } from './FiguresTable';
import type { LineRow, LineSeries } from './LinePlot';
import type { PlotFormats } from './PlotTooltip';

const loadPlot = () => import('./LinePlot').then(({ LinePlot }) => LinePlot);

interface LineChartProps extends PlotFormats {
  /** The caption of the table, for screen readers; the screen shows its own heading. */
  title: string;
  /** Sorted by time. */
  rows: readonly LineRow[];
  series: readonly LineSeries[];
  /** The first row of the table. */
  firstRow?: { label: string; figures: readonly string[] };
  /** The height per series: each has its own plot, because their units differ. */
  height?: number;
}

/** Values over time, one plot per series, and the same figures as a table. */
export const LineChart = ({
  title,
  rows,
  series,
  firstRow,
  formatValue,
  formatLabel,
  height = 140,
}: LineChartProps) => {
  const translate = useTranslate();
  return (
    <ChartFrame
      title={title}
      height={height * series.length}
      table={
        <FiguresTable
          title={title}
          headings={[translate('ui.chart.label'), ...series.map(({ label }) => label)]}
          rows={[
            ...(firstRow ? [firstRow] : []),
            ...rows.map(({ label, values }) => ({
              label: formatLabel(label),
              figures: series.map(({ key, remarkOn }) => {
                const value = values[key] ?? null;
                return value === null ? '-' : [formatValue(value), remarkOn?.(value)].filter(Boolean).join(', ');
              }),
            })),
          ]}
        />
      }
      load={loadPlot}
      plot={(LinePlot, width) =>
        series.map((line) => <LinePlot key={line.key} {...{ rows, line, formatValue, formatLabel, width, height }} />)
      }
    />
  );
};

import { useTranslate } from 'ra-core';
import { formatNumber } from '../../lib/numbers';
import { loadWithMui } from '../late/loadWithMui';
import type { BarFormats, BarRow } from './BarPlot';
import { ChartFrame } from './ChartFrame';
import { FiguresTable } from './FiguresTable';
import './charts.css';

const loadPlot = () => import('./BarPlot').then(({ BarPlot }) => BarPlot);
/** Brings the chart's code while its figures travel. A failure is ignored: drawing loads it again, or shows the table. */
export const loadBarPlot = (): void => {
  loadWithMui(loadPlot).catch(() => undefined);
};
const HEIGHT = 260;
/** The height of a bar that lies beside its name, of two lines at the most; and of the axis below. */
const ROW_HEIGHT = 32;
const AXIS_HEIGHT = 38;

interface BarChartProps extends Partial<BarFormats> {
  /** The caption of the table, for screen readers. Null when a table is beside the chart. */
  title: string | null;
  rows: readonly BarRow[];
  /** The names of one series, or of two, which are told apart by their filling. */
  series: readonly string[];
  /** The table's heading of the labels; default 'Datum'. */
  labelHeading?: string;
  /** What stands in its place without rows. */
  none?: string;
}

/** A chart with green bars from zero (section 9), and the same figures as a table. */
export const BarChart = ({
  title,
  rows,
  series,
  labelHeading,
  formatValue = formatNumber,
  formatLabel = String,
  isByName = false,
  none,
}: BarChartProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return <p className="text-muted">{none ?? translate('ui.chart.none')}</p>;
  const height = isByName ? rows.length * ROW_HEIGHT + AXIS_HEIGHT : HEIGHT;
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <ChartFrame
        title={title}
        height={height}
        table={
          title !== null && (
            <FiguresTable
              title={title}
              headings={[labelHeading ?? translate('ui.chart.label'), ...series]}
              rows={rows.map(({ label, values }) => ({ label: formatLabel(label), figures: values.map(formatValue) }))}
            />
          )
        }
        load={loadPlot}
        plot={(BarPlot, width) => <BarPlot {...{ rows, series, formatValue, formatLabel, isByName, width, height }} />}
      />
    </>
  );
};

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <div className="chart-legend text-small" aria-hidden>
    {series.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

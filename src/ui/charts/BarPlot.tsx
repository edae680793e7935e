import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface BarRow {
  label: string;
  value: number;
}
export interface BarFormats {
  formatValue: (value: number) => string;
  formatLabel: (label: string) => string;
  /** A shorter label for the axis. */
  formatTick: (label: string) => string;
}
interface BarPlotProps extends BarFormats {
  rows: readonly BarRow[];
  seriesLabel: string;
  width: number;
  height: number;
}

/** The plot itself, loaded on demand. */
export const BarPlot = ({ rows, seriesLabel, formatValue, formatLabel, formatTick, width, height }: BarPlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  const areCounts = rows.every(({ value }) => Number.isInteger(value));
  const isNothing = rows.every(({ value }) => value === 0);
  return (
    <BarChart data={[...rows]} width={width} height={height} margin={axes.margin} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis dataKey="label" tickFormatter={formatTick} {...axes.x} />
      <YAxis
        domain={isNothing ? [0, 4] : [0, 'auto']}
        allowDecimals={!areCounts}
        tickFormatter={formatValue}
        {...axes.y}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: palette.action.hover }}
        content={<PlotTooltip formatValue={formatValue} formatLabel={formatLabel} />}
      />
      <Bar
        dataKey="value"
        name={seriesLabel}
        fill={palette.success.main}
        radius={[3, 3, 0, 0]}
        maxBarSize={48}
        isAnimationActive={false}
      />
    </BarChart>
  );
};

import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface GroupedRow {
  label: string;
  values: readonly [number, number];
}

interface GroupedBarPlotProps {
  rows: readonly GroupedRow[];
  series: readonly [string, string];
  formatValue: (value: number) => string;
  formatLabel: (label: string) => string;
  width: number;
  height: number;
}

/** The plot itself, loaded on demand. */
export const GroupedBarPlot = ({ rows, series, formatValue, formatLabel, width, height }: GroupedBarPlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  const stripes = `stripes${useId().replace(/\W/g, '')}`;
  const green = palette.success.main;
  const data = rows.map(({ label, values: [first, second] }) => ({ label, first, second }));
  const areCounts = data.every(({ first, second }) => Number.isInteger(first) && Number.isInteger(second));
  const isNothing = data.every(({ first, second }) => first === 0 && second === 0);
  const bar = { isAnimationActive: false, maxBarSize: 32, radius: [2, 2, 0, 0] as [number, number, number, number] };
  return (
    <BarChart data={data} width={width} height={height} margin={axes.margin} accessibilityLayer={false} barGap={1}>
      <defs>
        <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2} height={5} fill={green} />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis dataKey="label" tickFormatter={formatLabel} {...axes.x} />
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
      <Bar dataKey="first" name={series[0]} fill={green} stroke={green} {...bar} />
      <Bar dataKey="second" name={series[1]} fill={`url(#${stripes})`} stroke={green} {...bar} />
    </BarChart>
  );
};

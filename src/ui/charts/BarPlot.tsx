import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface BarRow {
  label: string;
  /** One for each series. */
  values: readonly number[];
}
export interface BarFormats {
  formatValue: (value: number) => string;
  formatLabel: (label: string) => string;
  /** A shorter label for the axis. */
  formatTick: (label: string) => string;
}
interface BarPlotProps extends BarFormats {
  rows: readonly BarRow[];
  series: readonly string[];
  width: number;
  height: number;
}

/** The plot itself, loaded on demand. Bars of a second series are striped. */
export const BarPlot = ({ rows, series, formatValue, formatLabel, formatTick, width, height }: BarPlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  const stripes = `stripes${useId().replace(/\W/g, '')}`;
  const green = palette.success.main;
  const values = rows.flatMap((row) => row.values);
  const isNothing = values.every((value) => value === 0);
  const [size, corner, stroke] = series.length > 1 ? [32, 2, green] : [48, 3, 'none'];
  return (
    <BarChart data={[...rows]} width={width} height={height} margin={axes.margin} accessibilityLayer={false} barGap={1}>
      <defs>
        <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2} height={5} fill={green} />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis dataKey="label" tickFormatter={formatTick} {...axes.x} />
      <YAxis
        domain={isNothing ? [0, 4] : [0, 'auto']}
        allowDecimals={!values.every(Number.isInteger)}
        tickFormatter={(value) => formatValue(value).replace(/,00$/, '')}
        {...axes.y}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: palette.action.hover }}
        content={<PlotTooltip formatValue={formatValue} formatLabel={formatLabel} />}
      />
      {series.map((name, index) => (
        <Bar
          key={name}
          dataKey={(row: BarRow) => row.values[index]}
          name={name}
          fill={index === 0 ? green : `url(#${stripes})`}
          stroke={stroke}
          radius={[corner, corner, 0, 0]}
          maxBarSize={size}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
};

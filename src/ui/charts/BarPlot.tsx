import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { type PlotFormats, PlotTooltip } from './PlotTooltip';
import { roundTicks } from './roundTicks';
import { useAxes } from './useAxes';

export interface BarRow {
  label: string;
  /** One for each series. */
  values: readonly number[];
}
export interface BarFormats extends PlotFormats {
  /** The labels are names: each stands beside its bar, which lies. */
  isByName: boolean;
}
interface BarPlotProps extends BarFormats {
  rows: readonly BarRow[];
  series: readonly string[];
  width: number;
  height: number;
}

const NAMES_WIDTH = 210;
/** Beside a name: to its bar, and for letters that are wider than they were measured. */
const ROOM = 28;

/** The plot itself, loaded on demand. Bars of a second series are striped. */
export const BarPlot = ({ rows, series, formatValue, formatLabel, isByName, width, height }: BarPlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  const stripes = `stripes${useId().replace(/\W/g, '')}`;
  const green = palette.success.main;
  const values = rows.flatMap((row) => row.values);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [size, corner, stroke] = series.length > 1 ? [32, 2, green] : [48, 3, 'none'];
  const namesWidth = Math.min(NAMES_WIDTH, width * 0.45);
  const data = rows.map((row, index) => ({ ...row, index }));
  // Rows are identified by their index, because two may have the same label.
  const labelAt = (index: number | string) => formatLabel(rows[Number(index)]?.label ?? '');
  const areCounts = values.every(Number.isInteger);
  // Where all is 0 there is an axis too. What goes below it has ticks of recharts' own.
  const ticks = lowest < 0 ? undefined : roundTicks(highest || 4, areCounts);
  const domain: [number, number | 'auto'] = [0, ticks?.at(-1) ?? 'auto'];
  const figures = {
    type: 'number',
    ticks,
    domain,
    allowDecimals: !areCounts,
    tickFormatter: (value: number) => formatValue(value).replace(/,00$/, ''),
  } as const;
  return (
    <BarChart
      data={data}
      layout={isByName ? 'vertical' : 'horizontal'}
      width={width}
      height={height}
      // Half of the last figure stands beyond the last line.
      margin={isByName ? { ...axes.margin, right: ROOM } : axes.margin}
      accessibilityLayer={false}
      barGap={1}
    >
      <defs>
        <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={2} height={5} fill={green} />
        </pattern>
      </defs>
      <CartesianGrid vertical={isByName} horizontal={!isByName} stroke={palette.divider} />
      {isByName ? (
        <>
          <XAxis {...figures} {...axes.x} axisLine={false} />
          <YAxis
            {...axes.y}
            type="category"
            dataKey="index"
            tickFormatter={labelAt}
            interval={0}
            width={namesWidth}
            tick={{ ...axes.y.tick, width: namesWidth - ROOM, maxLines: 2 }}
          />
        </>
      ) : (
        <>
          <XAxis dataKey="index" tickFormatter={labelAt} {...axes.x} />
          <YAxis {...figures} {...axes.y} />
        </>
      )}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: palette.action.hover }}
        content={<PlotTooltip formatValue={formatValue} formatLabel={labelAt} />}
      />
      {series.map((name, index) => (
        <Bar
          key={name}
          dataKey={(row: BarRow) => row.values[index]}
          name={name}
          fill={index === 0 ? green : `url(#${stripes})`}
          stroke={stroke}
          radius={isByName ? [0, corner, corner, 0] : [corner, corner, 0, 0]}
          maxBarSize={size}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
};

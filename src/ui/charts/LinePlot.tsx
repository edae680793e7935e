import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface LineRow {
  label: string;
  /** By the key of the series; null or nothing where there is no value. */
  values: Readonly<Record<string, number | null | undefined>>;
}
export interface LineSeries {
  key: string;
  label: string;
}
interface LinePlotProps {
  rows: readonly LineRow[];
  line: LineSeries;
  formatValue: (value: number) => string;
  formatLabel: (label: string) => string;
  width: number;
  height: number;
}

const TITLE_HEIGHT = 24;
/** Plots with this in common point at the same row together. */
const TOGETHER = 'line plots of a chart';

/** One series over time; loaded only where a chart shows. */
export const LinePlot = ({ rows, line, formatValue, formatLabel, width, height }: LinePlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  // A row stands by its index: two may have the same label.
  const data = rows.map(({ values }, index) => ({ index, value: values[line.key] ?? null }));
  const labelAt = (index: number | string) => formatLabel(rows[Number(index)]?.label ?? '');
  return (
    <>
      <Typography variant="caption" component="div" color="text.secondary" sx={{ height: TITLE_HEIGHT }}>
        {line.label}
      </Typography>
      <LineChart
        data={data}
        width={width}
        height={height - TITLE_HEIGHT}
        margin={axes.margin}
        accessibilityLayer={false}
        syncId={TOGETHER}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="index" tickFormatter={labelAt} {...axes.x} />
        <YAxis domain={['auto', 'auto']} tickCount={4} tickFormatter={formatValue} {...axes.y} width={44} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: palette.divider }}
          content={<PlotTooltip formatValue={formatValue} formatLabel={labelAt} />}
        />
        <Line
          dataKey="value"
          name={line.label}
          stroke={palette.success.main}
          strokeWidth={2}
          dot={{ r: 3, fill: palette.success.main }}
          connectNulls
          isAnimationActive={false}
        />
      </LineChart>
    </>
  );
};

import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface LineRow {
  label: string;
  /** Values by series key; null or absent when there is none. */
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
/** recharts shows the tooltip of the same row in all plots with this id. */
const TOGETHER = 'line plots of a chart';

/** The plot of one series, loaded on demand. */
export const LinePlot = ({ rows, line, formatValue, formatLabel, width, height }: LinePlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  // Rows are identified by index, because two may have the same label.
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

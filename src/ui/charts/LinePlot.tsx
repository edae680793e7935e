import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CartesianGrid, Line, LineChart, ReferenceArea, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { type PlotFormats, PlotTooltip } from './PlotTooltip';
import { useAxes } from './useAxes';

export interface LineRow {
  /** A moment of v2: where it stands in the plot. Other text stands in the table alone. */
  label: string;
  /** Values by series key; null or absent when there is none. */
  values: Readonly<Record<string, number | null | undefined>>;
}
export interface LineSeries {
  key: string;
  label: string;
  /** The normal values, drawn behind the line; null for no limit. */
  band?: { min: number | null; max: number | null };
  /** After the label in the plot's heading. */
  note?: string;
  /** After a value in the table. */
  remarkOn?: (value: number) => string;
}
interface LinePlotProps extends PlotFormats {
  rows: readonly LineRow[];
  line: LineSeries;
  width: number;
  height: number;
}

const TITLE_HEIGHT = 24;
/** recharts shows the tooltip of the same row in all plots with this id. */
const TOGETHER = 'line plots of a chart';

/** The band as an area. recharts draws none where the open side of a band lies outside the plot. */
const areaOf = (band: LineSeries['band'], values: readonly number[]) => {
  if (!band || (band.min === null && band.max === null)) return null;
  const { min, max } = band;
  return { y1: min ?? Math.min(0, ...values), y2: max ?? 2 * Math.max(min ?? 0, ...values) };
};

/** Within the plot only the distances count, so the browser's time zone does as well. */
const timeOf = ({ label }: LineRow) => Date.parse(label.replace(' ', 'T'));

/** The plot of one series, loaded on demand. */
export const LinePlot = ({ rows, line, formatValue, formatLabel, width, height }: LinePlotProps) => {
  const { palette } = useTheme();
  const axes = useAxes();
  const data = rows
    .map((row) => ({ at: timeOf(row), label: row.label, value: row.values[line.key] ?? null }))
    .filter(({ at }) => !Number.isNaN(at));
  const values = data.flatMap(({ value }) => value ?? []);
  const area = areaOf(line.band, values);
  const isWithin = (value: number) => area !== null && value >= area.y1 && value <= area.y2;
  const edges = values.every(isWithin) ? [line.band?.min ?? [], line.band?.max ?? []].flat() : [];
  const labelAt = (at: number | string) => formatLabel(data.find((point) => point.at === Number(at))?.label ?? '');
  return (
    <>
      <Typography variant="caption" component="div" color="text.secondary" sx={{ height: TITLE_HEIGHT }}>
        {line.note ? `${line.label} · ${line.note}` : line.label}
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
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={[...new Set(data.map(({ at }) => at))]}
          tickFormatter={labelAt}
          {...axes.x}
          interval="preserveStartEnd"
        />
        <YAxis
          domain={['auto', 'auto']}
          tickCount={4}
          tickFormatter={formatValue}
          {...axes.y}
          // Also a low plot says between which values its line goes.
          interval="preserveStartEnd"
          minTickGap={0}
          width={52}
        />
        {area && (
          <ReferenceArea
            {...area}
            // Values that are all outside it would not show it.
            ifOverflow={values.some(isWithin) ? 'hidden' : 'extendDomain'}
            fill={palette.success.main}
            fillOpacity={0.12}
          />
        )}
        {/* Unseen: values that are all within the band would not show how near its edges are. */}
        {edges.map((edge) => (
          <ReferenceLine key={edge} y={edge} ifOverflow="extendDomain" stroke="none" />
        ))}
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

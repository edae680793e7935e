import Box from '@mui/material/Box';
import { lazy } from 'react';
import { formatNumber } from '../../lib/numbers';
import { ChartFrame } from './ChartFrame';
import { FiguresTable } from './FiguresTable';
import type { GroupedRow } from './GroupedBarPlot';

const GroupedBarPlot = lazy(async () => ({ default: (await import('./GroupedBarPlot')).GroupedBarPlot }));

interface GroupedBarChartProps {
  /** The caption of the table, for screen readers; the screen shows its own heading. */
  title: string;
  labelHeading: string;
  /** The names of the two series: the first is solid, the second striped. */
  series: readonly [string, string];
  rows: readonly GroupedRow[];
  formatValue?: (value: number) => string;
  formatLabel?: (label: string) => string;
  height?: number;
}

/** Two green bars a row, told apart by their filling, with a legend, and the same figures as a table. */
export const GroupedBarChart = ({
  title,
  labelHeading,
  series,
  rows,
  formatValue = formatNumber,
  formatLabel = (label) => label,
  height = 260,
}: GroupedBarChartProps) => (
  <>
    <Box aria-hidden sx={{ display: 'flex', gap: 2.5, mb: 1, typography: 'body2', color: 'success.main' }}>
      {series.map((name, index) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            sx={{
              width: 14,
              height: 14,
              border: '2px solid currentColor',
              borderRadius: '3px',
              background:
                index === 0
                  ? 'currentColor'
                  : 'repeating-linear-gradient(45deg, currentColor 0 2px, transparent 2px 5px)',
            }}
          />
          <Box component="span" sx={{ color: 'text.primary' }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
    <ChartFrame
      height={height}
      table={
        <FiguresTable
          title={title}
          headings={[labelHeading, ...series]}
          rows={rows.map(({ label, values }) => ({ label: formatLabel(label), figures: values.map(formatValue) }))}
        />
      }
      plot={(width) => <GroupedBarPlot {...{ rows, series, formatValue, formatLabel, width, height }} />}
    />
  </>
);

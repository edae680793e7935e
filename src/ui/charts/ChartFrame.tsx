import BarChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { visuallyHidden } from '../visuallyHidden';
import { PlotFailed } from './PlotFailed';
import { useWidth } from './useWidth';

interface ChartFrameProps {
  height: number;
  /** The same figures as a table: what a screen reader reads, and anyone who asks for it. */
  table: ReactNode;
  /** Draws the chart at this width in pixels. */
  plot: (width: number) => ReactNode;
}

/** A chart and the table of its figures: one of the two shows, the table is always there to be read. */
export const ChartFrame = ({ height, table, plot }: ChartFrameProps) => {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const [ref, width] = useWidth();
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box sx={asTable ? { maxHeight: height, overflow: 'auto' } : visuallyHidden}>{table}</Box>
      {!asTable && (
        <Box ref={ref} aria-hidden sx={{ height, overflow: 'hidden' }}>
          <PlotFailed onFailed={() => setAsTable(true)}>
            <Suspense>{width > 0 && plot(width)}</Suspense>
          </PlotFailed>
        </Box>
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={asTable ? <BarChartIcon /> : <TableIcon />}
        onClick={() => setAsTable(!asTable)}
        sx={{ mt: 1, color: 'text.secondary' }}
      >
        {translate(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
      </Button>
    </Box>
  );
};

import BarChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { visuallyHidden } from '../page/visuallyHidden';
import { Button } from '../plain/Button';
import './charts.css';

interface ChartFrameProps {
  /** The table's. */
  title: string | null;
  height: number;
  /** The same figures as a table, for screen readers and on request. Absent when a table is beside the chart. */
  table?: ReactNode;
  /** Draws the chart at this width in pixels. */
  plot: (width: number) => ReactNode;
}

/** A chart and its table. One of them is visible; screen readers always get the table. */
export const ChartFrame = ({ title, height, table, plot }: ChartFrameProps) => {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const [ref, width] = useWidth();
  const text = translate(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable');
  return (
    <div className="chart">
      {table && <div style={asTable ? { maxHeight: height, overflow: 'auto' } : visuallyHidden}>{table}</div>}
      {!asTable && (
        <div ref={ref} aria-hidden style={{ height, overflow: 'hidden' }}>
          <PlotFailed onFailed={() => setAsTable(true)}>
            <Suspense>{width > 0 && plot(width)}</Suspense>
          </PlotFailed>
        </div>
      )}
      {table && (
        <Button
          size="small"
          startIcon={asTable ? <BarChartIcon /> : <TableIcon />}
          aria-label={`${text}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {text}
        </Button>
      )}
    </div>
  );
};

/** Shows the table when the chart's code fails to load or to render. */
class PlotFailed extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A ref and the width in pixels of its element, updated on resize; 0 until measured. */
function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}

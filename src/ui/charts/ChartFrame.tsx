import BarChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { useTranslate } from 'ra-core';
import { Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLazyComponent } from '../late/useLazyComponent';
import { visuallyHidden } from '../page/visuallyHidden';
import { Button } from '../plain/Button';
import './charts.css';

interface ChartFrameProps<PlotProps extends object> {
  /** The table's. */
  title: string | null;
  height: number;
  /** The same figures as a table, for screen readers and on request. Absent when a table is beside the chart. */
  table?: ReactNode;
  /** Loads the code that draws; the same function at every render. */
  load: () => Promise<ComponentType<PlotProps>>;
  /** Draws the chart at this width in pixels. */
  plot: (Plot: ComponentType<PlotProps>, width: number) => ReactNode;
}

/**
 * A chart and its table. One of them is visible; screen readers always get the table. The table stands alone when the
 * chart's code fails to load or to draw: asked for again, it loads again.
 */
export const ChartFrame = <PlotProps extends object>({
  title,
  height,
  table,
  load,
  plot,
}: ChartFrameProps<PlotProps>) => {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const [ref, width] = useWidth();
  const showTable = () => setAsTable(true);
  const Plot = useLazyComponent({ load, isNeeded: !asTable, isExtra: true, onFailed: showTable });
  const text = translate(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable');
  return (
    <div className="chart">
      {table && <div style={asTable ? { maxHeight: height, overflow: 'auto' } : visuallyHidden}>{table}</div>}
      {!asTable && (
        <div ref={ref} aria-hidden style={{ height, overflow: 'hidden' }}>
          <PlotFailed onFailed={showTable}>{Plot && width > 0 && plot(Plot, width)}</PlotFailed>
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

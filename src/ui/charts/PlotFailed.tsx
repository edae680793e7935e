import { Component, type ReactNode } from 'react';

/** Where the chart's own code cannot be loaded or drawn, its table takes its place. */
export class PlotFailed extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
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

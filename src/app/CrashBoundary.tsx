import { Component, type ReactNode } from 'react';
import { crashTexts } from '../../i18n/nl/late/crash';

interface Props {
  children: ReactNode;
  /** A new value renders the content again, because the user went to another screen. */
  place?: string;
}

/** Chromium and Firefox, Safari, Vite's own for a style sheet: the code of a screen that did not come. */
const UNLOADED = /dynamically imported module|module script failed|preload CSS/i;

export const Crash = ({ error }: { error?: unknown }) => (
  <section className="crash" role="alert">
    <h1>{crashTexts.title}</h1>
    <p>{UNLOADED.test(String(error)) ? crashTexts.unloaded : crashTexts.text}</p>
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {crashTexts.reload}
    </button>
  </section>
);

/** Replaces a screen that crashed, or whose code failed to load, by a message and a reload button. */
export class CrashBoundary extends Component<Props, { crash?: { error: unknown } }> {
  override state: { crash?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.crash && place !== this.props.place) this.setState({ crash: undefined });
  }

  override render() {
    return this.state.crash ? <Crash error={this.state.crash.error} /> : this.props.children;
  }
}

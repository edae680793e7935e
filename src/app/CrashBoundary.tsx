import { Component, type ReactNode } from 'react';
import texts from '../../i18n/nl/crash';

interface Props {
  children: ReactNode;
  /** A new value renders the content again, because the user went to another screen. */
  place?: string;
}

export const Crash = () => (
  <section className="crash" role="alert">
    <h1>{texts.crash.title}</h1>
    <p>{texts.crash.text}</p>
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {texts.crash.reload}
    </button>
  </section>
);

/** Replaces a screen that crashed, or whose code failed to load, by a message and a reload button. */
export class CrashBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <Crash /> : this.props.children;
  }
}

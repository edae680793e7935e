import { type ReactNode, useId } from 'react';
import { isGone, LoadFailed } from './LoadFailed';
import { UnreadRows } from './UnreadRows';
import './page.css';

interface Loading<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** A block that loads, fails and retries by itself. Without a title it belongs to the page's heading. */
export const Panel = <Data,>({
  title,
  query,
  actions,
  overview,
  skeleton = <span className="skeleton" style={{ height: 120 }} />,
  children,
}: {
  title?: string;
  query: Loading<Data>;
  actions?: ReactNode;
  /** For a panel of a record: see LoadFailed. */
  overview?: string | null;
  /** Stands in its place while it loads; about as high as what comes. */
  skeleton?: ReactNode;
  /** Absent for a panel that only tells a failure. */
  children?: (data: Data) => ReactNode;
}) => {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <section className="card block" aria-labelledby={title && id}>
      {title && (
        <div className="block-heading">
          <h2 id={id} className="title">
            {title}
          </h2>
          {actions}
        </div>
      )}
      <UnreadRows of={data} />
      {error ? <LoadFailed error={error} onRetry={refetch} overview={overview} /> : data === undefined && skeleton}
      {/* What could not be read again stays. */}
      {data !== undefined && !isGone(error, overview) && children?.(data)}
    </section>
  );
};

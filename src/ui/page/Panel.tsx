import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LoadFailed } from './LoadFailed';
import { UnreadRows } from './UnreadRows';

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
  children,
}: {
  title?: string | undefined;
  query: Loading<Data>;
  actions?: ReactNode;
  /** For a panel of a record: see LoadFailed. */
  overview?: string | null;
  children: (data: Data) => ReactNode;
}) => {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <Card component="section" {...(title && { 'aria-labelledby': id })} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      {title && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: '2.25rem', mb: 1.5 }}>
          <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      <UnreadRows of={data} />
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} overview={overview} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Card>
  );
};

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LoadFailed } from './LoadFailed';

interface Loading<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** A block of a page that loads, fails and retries by itself; shows its content once the data is there. Without a title the page's heading is its own. */
export const Panel = <Data,>({
  title,
  query,
  actions,
  children,
}: {
  title?: string | undefined;
  query: Loading<Data>;
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}) => {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <Card component="section" {...(title && { 'aria-labelledby': id })} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      {title && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadFailed onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Card>
  );
};

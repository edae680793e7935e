import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SaveOrderButton } from './SaveOrderButton';
import type { Ordering } from './useOrdering';

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  '@media print': { display: 'none' },
};

interface OrderBarProps<T> {
  ordering: Ordering<T>;
  /** What scrolls away with the list. */
  filters?: ReactNode;
  /** What stays beside the save. */
  children?: ReactNode;
}

/** Above a long list that is ordered: the save stays in sight while the list scrolls. */
export const OrderBar = <T,>({ ordering, filters, children }: OrderBarProps<T>) => (
  <>
    {filters && <Box sx={{ ...bar, pt: 1.5 }}>{filters}</Box>}
    <Box
      sx={{
        ...bar,
        position: 'sticky',
        // Beneath the bar of the frame.
        top: '3.75rem',
        zIndex: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {children}
      <Box sx={{ ml: { sm: 'auto' } }}>
        <SaveOrderButton ordering={ordering} />
      </Box>
    </Box>
  </>
);

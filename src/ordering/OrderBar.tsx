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
  /** Scrolls away with the list. */
  filters?: ReactNode;
  /** Stays visible beside the save button. */
  children?: ReactNode;
}

/** The bar above an ordered list. The save button stays visible while the list scrolls. */
export const OrderBar = <T,>({ ordering, filters, children }: OrderBarProps<T>) => (
  <>
    {filters && <Box sx={{ ...bar, pt: 1.5 }}>{filters}</Box>}
    <Box
      sx={{
        ...bar,
        position: 'sticky',
        // Below the app bar.
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

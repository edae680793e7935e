import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LeaveWarning } from './LeaveWarning';
import { SaveOrderButton } from './SaveOrderButton';
import type { Ordering } from './useOrdering';

/** Above a long list that is ordered: stays in sight while it scrolls, with the save on its right. Leaving asks while it is not saved. */
export const OrderBar = <T,>({ ordering, children }: { ordering: Ordering<T>; children?: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      // Beneath the bar of the frame.
      top: '3.75rem',
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      p: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      '@media print': { display: 'none' },
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, flexGrow: 1 }}>{children}</Box>
    <SaveOrderButton ordering={ordering} />
    {ordering.isChanged && <LeaveWarning />}
  </Box>
);

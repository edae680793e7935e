import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room, else below each other. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
    {children}
  </Box>
);

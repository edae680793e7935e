import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A word in a frame, for a state in text. */
export const Tag = ({ children, color = 'text.secondary' }: { children: ReactNode; color?: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      border: 1,
      borderColor: 'currentcolor',
      borderRadius: 1.5,
      color,
      fontSize: '0.8125rem',
      fontWeight: 500,
      lineHeight: '22px',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);

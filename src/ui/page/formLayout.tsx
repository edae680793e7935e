import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room, else below each other. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
    {children}
  </Box>
);

export const FormSection = ({ children }: { children: ReactNode }) => (
  <Typography component="h2" variant="h6" sx={{ mt: 2, mb: 1 }}>
    {children}
  </Typography>
);

/** The width of a form and of what stands above it, in pixels, so that lines stay readable. */
export const FORM_WIDTH = 960;

/** `slotProps` of a value that may be read and copied alone: react-admin's `readOnly` would disable its input. */
export const READ_ONLY = { htmlInput: { readOnly: true } };

import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const FormSection = ({ children }: { children: ReactNode }) => (
  <Typography component="h2" variant="h6" sx={{ mt: 2, mb: 1 }}>
    {children}
  </Typography>
);

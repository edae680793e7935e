import Box from '@mui/material/Box';

/** A colour beside a name; a ring alone when there is none. */
export const ColorDot = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    style={{ backgroundColor: color }}
    sx={{ flexShrink: 0, width: 14, height: 14, borderRadius: '50%', border: 1, borderColor: 'divider' }}
  />
);

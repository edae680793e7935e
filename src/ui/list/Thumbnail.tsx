import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';

/** A small image beside a name; decorative. */
export const Thumbnail = ({ src, size = 40 }: { src: string | null | undefined; size?: number }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      borderRadius: 2,
      overflow: 'hidden',
      bgcolor: 'action.hover',
      color: 'text.disabled',
      '& img': { width: 1, height: 1, objectFit: 'cover' },
    }}
  >
    {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : <ImageIcon fontSize="small" />}
  </Box>
);

import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';

/** A small image beside a name; decorative. */
export const Thumbnail = ({ src }: { src: string | null | undefined }) => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
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

import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';

/** A small picture beside a name; it says nothing that the name does not. */
export const Thumbnail = ({ src, size = 40 }: { src: string | null | undefined; size?: number }) => (
  <Avatar
    variant="rounded"
    src={src ?? undefined}
    alt=""
    slotProps={{ img: { loading: 'lazy' } }}
    sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.disabled' }}
  >
    <ImageIcon fontSize="small" />
  </Avatar>
);

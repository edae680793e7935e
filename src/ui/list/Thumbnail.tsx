import ImageIcon from '@mui/icons-material/ImageOutlined';
import { pictureUrl } from '../../provider/http/buildSettings';
import './thumbnail.css';

/** A small image beside a name; decorative. */
export const Thumbnail = ({ src }: { src: string | null | undefined }) => (
  <span className="thumbnail">
    {src ? <img src={pictureUrl(src)} alt="" loading="lazy" decoding="async" /> : <ImageIcon fontSize="small" />}
  </span>
);

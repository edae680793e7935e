import LeftIcon from '@mui/icons-material/RotateLeft';
import RightIcon from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEvent } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { pictureTexts } from '../../../i18n/nl/late/pictures';
import { type Area, drawingOf, isWhole, type PictureEdit, turned, UNEDITED } from '../../lib/pictureEdit';
import { LeaveGuard } from '../leave/LeaveGuard';
import { askOverUnsaved } from '../leave/unsavedWork';
import { OFF } from '../page/off';
import { Said } from '../page/Said';
import { ByMouse } from './ByMouse';
import { bitmapOf, draw, isMoving } from './readImage';
import 'react-image-crop/dist/ReactCrop.css';
import './pictureEditor.css';

interface PictureEditorProps {
  file: Blob;
  edit: PictureEdit;
  onUse: (edit: PictureEdit) => void;
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/** The longest side of what is shown; what is sent is drawn from the file itself. */
const SHOWN_PIXELS = 1000;
/** Of the crop, on the screen. */
const LEAST_PIXELS = 24;
/** Milliseconds. */
const TOLD_AFTER = 300;

const percentOf = ({ x, y, width, height }: Area): PercentCrop => ({
  ...{ unit: '%', x: x * 100, y: y * 100 },
  ...{ width: width * 100, height: height * 100 },
});

/** The picture, upright, and whether it moves; undefined while it is read. */
const useBitmap = (file: Blob, onFailed: (error: unknown) => void) => {
  const [read, setRead] = useState<{ bitmap: ImageBitmap; moves: boolean }>();
  const fail = useEvent(onFailed);
  useEffect(() => {
    let isThere = true;
    const reading = bitmapOf(file);
    Promise.all([reading, isMoving(file)]).then(([bitmap, moves]) => isThere && setRead({ bitmap, moves }), fail);
    return () => {
      isThere = false;
      void reading.then((read) => read.close()).catch(() => undefined);
    };
  }, [file, fail]);
  return read;
};

/** Tells screen readers, once the last key was pressed. */
const Told = ({ text }: { text: string }) => {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => tell(text), TOLD_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return <Said>{told}</Said>;
};

/** Crops and turns a picture, with a pointer or by keys. */
export const PictureEditor = ({ file, edit: start, onUse, onFailed, onClose }: PictureEditorProps) => {
  const [edit, setEdit] = useState(start);
  const { bitmap, moves } = useBitmap(file, onFailed) ?? {};
  const { turns, area } = edit;
  const shown = useMemo(
    () => bitmap && draw(bitmap, { ...UNEDITED, turns }, SHOWN_PIXELS, true).toDataURL('image/jpeg'),
    [bitmap, turns],
  );
  const crop = ({ x, y, width, height }: PercentCrop) => {
    // While the picture has no size yet, its parts have none either.
    if (!(width > 0 && height > 0)) return;
    setEdit({ turns, area: { x: x / 100, y: y / 100, width: width / 100, height: height / 100 } });
  };
  const cut = bitmap && drawingOf(bitmap.width, bitmap.height, edit, Number.POSITIVE_INFINITY);
  return (
    <Dialog open onClose={() => (edit === start ? onClose() : askOverUnsaved(onClose))} maxWidth="md" fullWidth>
      <LeaveGuard hasChanges={edit !== start} />
      <DialogTitle>{pictureTexts.edit}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button startIcon={<LeftIcon />} onClick={() => setEdit(turned(edit, 'left'))}>
            {pictureTexts.left}
          </Button>
          <Button startIcon={<RightIcon />} onClick={() => setEdit(turned(edit, 'right'))}>
            {pictureTexts.right}
          </Button>
          <Button
            aria-disabled={isWhole(area)}
            sx={OFF}
            onClick={() => isWhole(area) || setEdit({ turns, area: UNEDITED.area })}
          >
            {pictureTexts.whole}
          </Button>
        </Box>
        <Box className="picture-editor">
          {shown && (
            <ReactCrop
              crop={percentOf(area)}
              onChange={(_, percent) => crop(percent)}
              keepSelection
              minWidth={LEAST_PIXELS}
              minHeight={LEAST_PIXELS}
              className="ReactCrop--no-animate"
              ariaLabels={pictureTexts.aria}
            >
              <img src={shown} alt="" />
            </ReactCrop>
          )}
        </Box>
        <Told text={cut && edit !== start ? pictureTexts.cut(cut.width, cut.height, turns) : ''} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {pictureTexts.hint} <ByMouse>{pictureTexts.byKey}</ByMouse> {moves && pictureTexts.still}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{pictureTexts.cancel}</Button>
        <Button variant="contained" disabled={!bitmap} onClick={() => onUse(edit)}>
          {pictureTexts.use}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

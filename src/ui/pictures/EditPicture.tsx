import CropIcon from '@mui/icons-material/CropRotate';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { pictureTexts } from '../../../i18n/nl/late/pictures';
import type { PictureEdit } from '../../lib/pictureEdit';
import { useLazyComponent } from '../late/useLazyComponent';

interface Original {
  file: Blob;
  edit: PictureEdit;
}
interface EditPictureProps {
  /** The field's. */
  label: string;
  original: () => Promise<Original>;
  onUse: (file: Blob, edit: PictureEdit) => void;
  /** The picture could not be read. */
  onFailed: (error: unknown) => void;
  disabled: boolean;
}

const load = () => import('./PictureEditor').then(({ PictureEditor }) => PictureEditor);

/** Opens the picture to crop and turn it. */
export const EditPicture = ({ label, original, onUse, onFailed, disabled }: EditPictureProps) => {
  const [opened, setOpened] = useState<Original | null>(null);
  const close = () => setOpened(null);
  const PictureEditor = useLazyComponent({ load, isNeeded: opened !== null, onFailed: close });
  return (
    <>
      <Button
        startIcon={<CropIcon />}
        aria-label={pictureTexts.editOf(label)}
        disabled={disabled}
        onClick={() => void original().then(setOpened, onFailed)}
      >
        {pictureTexts.edit}
      </Button>
      {PictureEditor && opened && (
        <PictureEditor
          {...opened}
          onUse={(edit) => {
            onUse(opened.file, edit);
            close();
          }}
          onFailed={(error) => {
            onFailed(error);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

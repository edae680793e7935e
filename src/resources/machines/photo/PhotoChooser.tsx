import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface PhotoChooserProps extends Pick<ButtonProps, 'startIcon' | 'disabled'> {
  text: string;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  onChosen: (file: Blob) => unknown;
}

/** A button that asks for a picture. */
export const PhotoChooser = ({ text, camera = false, onChosen, ...button }: PhotoChooserProps) => {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => file.current?.click()}>
        {text}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        {...(camera && { capture: 'environment' as const })}
        disabled={button.disabled}
        aria-label={text}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChosen(chosen);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};

import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FieldTitle, type InputProps, useInput, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { IMAGE_TYPES } from '../../lib/imageType';
import { type ImageProblem, ImageRefused, readImage } from './readImage';

/** An image, by choosing, dropping or pasting. The value is a data URL (new), an address (stored) or null. */
export const ImageInput = ({ removable = false, label, ...input }: InputProps & { removable?: boolean }) => {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput({ defaultValue: null, ...input });
  const file = useRef<HTMLInputElement>(null);
  const { isSubmitting } = useFormState();
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const latest = useRef<File | null>(null);
  const labelId = useId();
  const messageId = useId();
  const isDisabled = input.disabled || isSubmitting;

  const choose = async (chosen: File | undefined) => {
    if (!chosen || isDisabled) return;
    latest.current = chosen;
    try {
      const value = await readImage(chosen);
      // The user may have chosen another file meanwhile.
      if (latest.current !== chosen) return;
      field.onChange(value);
      setProblem(null);
    } catch (error) {
      if (latest.current === chosen) setProblem(error instanceof ImageRefused ? error.problem : 'unreadable');
    }
  };
  const remove = (button: Element) => {
    // The button disappears, so keep the focus in the field.
    if (button.previousElementSibling instanceof HTMLElement) button.previousElementSibling.focus();
    latest.current = null;
    setProblem(null);
    field.onChange(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const message = problem ? translate(`inputs.image.${problem}`) : fieldState.error?.message;

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={messageId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={(event) => void choose(event.clipboardData.files[0])}
      sx={{ mb: 2 }}
    >
      <Typography id={labelId} variant="body2" color={message ? 'error' : 'text.secondary'} sx={{ mb: 0.5 }}>
        <FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: '1px dashed',
          borderColor: message ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        {field.value && (
          <Box
            component="img"
            src={field.value}
            alt={translate('inputs.image.preview')}
            sx={{ width: 120, height: 120, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={field.ref}
            variant="outlined"
            startIcon={<AddPhotoIcon />}
            onClick={() => file.current?.click()}
            onBlur={field.onBlur}
            disabled={isDisabled}
          >
            {translate(field.value ? 'inputs.image.replace' : 'inputs.image.choose')}
          </Button>
          {removable && field.value && (
            <Button color="error" disabled={isDisabled} onClick={({ currentTarget }) => remove(currentTarget)}>
              {translate('inputs.image.remove')}
            </Button>
          )}
        </Box>
        <input
          ref={file}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(',')}
          aria-labelledby={labelId}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={messageId} error={Boolean(message)} aria-live="polite">
        {message ?? translate('inputs.image.hint')}
      </FormHelperText>
    </Box>
  );
};

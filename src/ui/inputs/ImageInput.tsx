import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { FieldTitle, type InputProps, useInput, useTranslateLabel } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { pictureTexts } from '../../../i18n/nl/late/pictures';
import { byteSize } from '../../lib/byteSize';
import { isUnedited } from '../../lib/pictureEdit';
import { pictureUrl } from '../../provider/http/buildSettings';
import { IMAGE_TYPES } from '../../v2/imageType';
import { ByMouse } from '../pictures/ByMouse';
import { EditPicture } from '../pictures/EditPicture';
import { usePictureSlot } from '../pictures/PictureGroup';
import { type ImageProblem, ImageRefused } from '../pictures/readImage';
import { takesPictures } from '../pictures/takesPictures';
import { isReadable, usePicture } from '../pictures/usePicture';
import { useStored } from './saving';

/**
 * An image, by choosing, dropping or pasting; cropped and turned where the user wants that. The value is a data URL
 * (new), an address (stored) or null.
 */
export const ImageInput = ({ removable = false, label, ...input }: InputProps & { removable?: boolean }) => {
  const labelOf = useTranslateLabel();
  const refusal = useRef<ImageProblem | null>(null);
  // Else the form would be saved without the picture that its user chose.
  const isNotRefused = () => refusal.current && pictureTexts.refused[refusal.current];
  const validate = [isNotRefused, ...[input.validate ?? []].flat()];
  const { field, fieldState, isRequired } = useInput({ defaultValue: null, ...input, validate });
  const file = useRef<HTMLInputElement>(null);
  const { isSubmitting, defaultValues } = useFormState();
  const { clearErrors } = useFormContext();
  const { value, onChange } = field;
  const picture = usePicture({ value, onChange, input: file, refusal });
  const { chosen, problem, isReading, take, refuse, original } = picture;
  const { source, resource } = input;
  // An image is stored before the fields, which may fail then.
  const stored: string | null = get(useStored() ?? defaultValues, source);
  const slot = usePictureSlot(source, { isEmpty: !field.value, take: (one) => void take(one) });
  const [leftOver, setLeftOver] = useState(0);
  const labelId = useId();
  const messageId = useId();
  const isDisabled = Boolean(input.disabled || isSubmitting);

  const choose = (files: readonly File[]) => {
    if (files.length > 0 && !isDisabled) setLeftOver(slot.give(files));
  };
  const put =
    (one: string | null) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusFirst(currentTarget);
      setLeftOver(0);
      picture.put(one);
    };
  const message = problem ? pictureTexts.refused[problem] : fieldState.error?.message;
  const said = isReading ? pictureTexts.reading : (message ?? (chosen && sizesOf(chosen)));

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={messageId}
      {...takesPictures((files) => {
        if (files.length === 0) refuse(new ImageRefused('wrongType'));
        choose(files);
      })}
      sx={{ mt: 1, mb: 2 }}
    >
      <Typography id={labelId} variant="body2" color={message ? 'error' : 'text.secondary'} sx={{ mb: 0.5 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
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
            src={pictureUrl(field.value)}
            alt={pictureTexts.preview}
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
            {field.value ? pictureTexts.replace : pictureTexts.choose}
          </Button>
          {field.value && isReadable(field.value) && (
            <EditPicture
              label={String(labelOf({ label, source, resource }))}
              original={original}
              onUse={(picture, edit) => {
                // A stored picture that stays as it is is not sent again.
                if (chosen || !isUnedited(edit)) void take(picture, edit);
              }}
              onFailed={refuse}
              disabled={isDisabled}
            />
          )}
          {problem && (field.value || !isRequired) && (
            <Button
              disabled={isDisabled}
              onClick={({ currentTarget }) => {
                focusFirst(currentTarget);
                picture.putAway();
                clearErrors(field.name);
              }}
            >
              {field.value ? pictureTexts.keep : pictureTexts.without}
            </Button>
          )}
          {stored && stored !== field.value && !problem && (
            <Button disabled={isDisabled} onClick={put(stored)}>
              {pictureTexts.back}
            </Button>
          )}
          {removable && field.value && (
            <Button color="error" disabled={isDisabled} onClick={put(null)}>
              {pictureTexts.remove}
            </Button>
          )}
        </Box>
        <input
          ref={file}
          type="file"
          hidden
          multiple={slot.isGrouped}
          accept={IMAGE_TYPES.join(',')}
          aria-labelledby={labelId}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={messageId} error={Boolean(message)} aria-live="polite">
        {said ?? (
          <>
            <ByMouse>{pictureTexts.drop}</ByMouse> {pictureTexts.types} {slot.isGrouped && pictureTexts.several}
          </>
        )}
        {leftOver > 0 && ` ${pictureTexts.leftOver(leftOver)}`}
      </FormHelperText>
    </Box>
  );
};

/** The pressed button disappears, so keep the focus in the field. */
const focusFirst = (pressed: HTMLElement) => pressed.parentElement?.querySelector('button')?.focus();

const sizesOf = ({ edit, read }: NonNullable<ReturnType<typeof usePicture>['chosen']>): string => {
  const [before, after] = [byteSize(read.before), byteSize(read.after)];
  if (isUnedited(edit) && read.before === read.after) return pictureTexts.size(after);
  const made = !isUnedited(edit) ? 'edited' : read.after < read.before ? 'shrunk' : 'converted';
  const text = pictureTexts[made](before, after);
  return read.isStilled ? `${text} ${pictureTexts.still}` : text;
};

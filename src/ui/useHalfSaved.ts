import { useDataProvider, useResourceContext } from 'react-admin';
import type { FormBase } from '../drafts/DraftOfForm';
import { ImageUploadError } from '../provider/ImageUploadError';
import { isDataUrl } from '../v2/fields';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A save that left out an image: what it did save, and the image once it is sent again, are this form's own, and no
 * one else's change at its next save. Gives back the error with that said in its retry.
 */
export const useHalfSaved = (base: FormBase) => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const stands = (fields: [string, unknown][]) => {
    base.opened = { ...base.opened, ...Object.fromEntries(fields) };
  };
  return (error: ImageUploadError, saved: Fields = {}): ImageUploadError => {
    const fields = Object.entries(saved);
    stands(fields.filter(([, value]) => !isDataUrl(value)));
    const retry = async () => {
      await error.retry();
      const { data } = await dataProvider.getOne(resource, { id: error.recordId });
      stands(fields.filter(([, value]) => isDataUrl(value)).map(([field]) => [field, data[field]]));
    };
    return new ImageUploadError(error.recordId, error.field, retry, error);
  };
};

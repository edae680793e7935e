import { refusalTexts } from '../../../i18n/nl/late/refusals';
import type { Fields } from '../../lib/recordFields';
import { isDataUrl } from '../../v2/fields';
import { V2Error } from '../http/V2Error';
import type { Mapping, WriteCall } from './mapping';

export interface ImageCall {
  field: string;
  call: WriteCall;
}

/**
 * The calls for the images of a form: an upload for a new one, a removal for a cleared one. Skips unchanged images,
 * because an older v2 answers with data URLs. Throws a V2Error for a cleared one that v2 cannot remove.
 */
export const imageCalls = ({ images = [] }: Mapping, data: Fields, previous?: Fields): ImageCall[] =>
  images.flatMap(({ field, upload, remove, inCreate }): ImageCall[] => {
    if (data[field] === previous?.[field]) return [];
    if (isDataUrl(data[field])) return inCreate && !previous ? [] : [{ field, call: upload }];
    if (!previous?.[field] || data[field] !== null) return [];
    if (!remove) {
      const error = refusalTexts.onlyReplaced;
      throw new V2Error('refused', { error, fields: { [field]: error } });
    }
    return [{ field, call: remove }];
  });

/** What react-admin's own ImageInput gives for a chosen file. */
export const fileIn = (value: unknown): unknown => Object(value).rawFile;

export const hasFiles = ({ images = [] }: Mapping, data: Fields): boolean =>
  images.some(({ field }) => fileIn(data[field]) instanceof Blob);

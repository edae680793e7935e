import { waterTexts } from '../../../i18n/nl/late/water';
import { type Translate, textOfKey } from '../../lib/textOfKey';
import { flag, image, optionalReference, secret } from '../../v2/fields';
import type { fieldsOf } from '../../v2/kinds';

/**
 * Says what a stored value means where no form and no call of v2 speaks for its field: in the history, and in the lists
 * of `/api`. By the field's name, which means the same everywhere.
 */

/** Who did it, by the account. */
export const BY_ACCOUNT = { user_id: optionalReference('staff') };

/** `settings` is the JSON of a saved view, which says nothing to staff; `image` the photo of a machine. */
export const OTHER_FIELDS: ReturnType<typeof fieldsOf> = {
  shop_id: optionalReference('shops'),
  ...BY_ACCOUNT,
  shared: flag,
  image,
  settings: secret(),
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sampling_point: waterTexts.points,
  measure: waterTexts.measures,
};

/** 'tap' -> 'Leidingwater', 'products' -> 'Producten'; undefined for what is no code. */
export const wordOf = (translate: Translate, field: string, value: unknown): string | undefined => {
  if (field === 'resource' && value)
    return textOfKey(translate, `resources.${value}.name`, String(value), { smart_count: 2 });
  return WORDS[field]?.[String(value)];
};

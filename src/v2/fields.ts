import { z } from 'zod';
import { IMAGE_MAX_BYTES } from './constants';
import { leaving } from './many';

/**
 * The kinds of field that v2 knows. Reading is liberal (an older installation sends numbers as
 * text, null for an empty text); writing is strict, and its messages are shown to staff as they are.
 */

export const TITLE_MAX = 255;
export const TEXT_MAX = 20_000;

// ---- reading ----

/** The largest id that both of the embedded server's databases hold. */
export const ID_MAX = 2_147_483_647;

const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX;
/** A positive whole number; text on older installations. */
export const id = leaving(z.coerce.number().int().positive().max(ID_MAX), isId);
export const nullableId = leaving(
  z.preprocess((value) => (value ? value : null), id.nullable()),
  (value) => value === null || isId(value),
);

/** Any number; text on older installations, 0 when empty. */
export const count = leaving(
  z.preprocess((value) => value ?? 0, z.coerce.number()),
  (value) => Number.isFinite(value),
);

/** Text that is never null: an empty field is ''. */
export const text = leaving(
  z.preprocess((value) => value ?? '', z.coerce.string()),
  (value) => typeof value === 'string',
);

const isFilledOrNull = (value: unknown) => value === null || (typeof value === 'string' && value !== '');
/** A date or date-time as v2 writes it, or null. */
export const moment = leaving(
  z.preprocess((value) => value || null, z.string().nullable()),
  isFilledOrNull,
);

/** The URL or data-URL of an image, or null when there is none. */
export const image = leaving(
  z.preprocess((value) => value || null, z.string().nullable()),
  isFilledOrNull,
);

export type Flag = 0 | 1;
/** 1 or 0; text, booleans and null are taken as well. */
export const flag = leaving(
  z.preprocess(
    (value): unknown => (value === true || value === '1' ? 1 : (value || 0) === '0' ? 0 : value || 0),
    z.literal([0, 1], 'Kies ja of nee.'),
  ),
  (value) => value === 0 || value === 1,
);

/** The Y/N of a customer's account. */
export const yesNo = z.enum(['Y', 'N'], 'Kies Y of N.');

/** Decimal text with a dot ("12.50"); numbers and commas are taken as well, '' when empty. */
export const decimal = leaving(
  z.preprocess((value) => String(value ?? '').replace(',', '.'), z.string()),
  (value) => typeof value === 'string' && !value.includes(','),
);

// ---- writing ----

const withoutNul = (value: string) => !value.includes('\u0000');
const NUL_REFUSED = 'Deze tekst bevat een teken dat niet kan worden opgeslagen.';

export const tooLong = (max: number) => `Gebruik hoogstens ${max} tekens.`;
export const isRequired = (label: string) => `${label} is verplicht.`;

/** Text that may be empty. */
export const optionalText = (max = TITLE_MAX) =>
  z.preprocess(
    (value) => value ?? '',
    // What is too long is not looked at any further: counting its characters could take all memory.
    z
      .string('Vul een tekst in.')
      .max(max, { error: tooLong(max), abort: true })
      .refine(withoutNul, NUL_REFUSED),
  );

/** Text that must hold more than spaces; `label` names the field in the message. */
export const requiredText = (label: string, max = TITLE_MAX) =>
  optionalText(max).refine((value) => value.trim() !== '', isRequired(label));

/** The id of a record that must be chosen. */
export const requiredId = (label: string) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(isRequired(label))
      .int(isRequired(label))
      .positive(isRequired(label))
      .max(ID_MAX, isRequired(label)),
  );

/** A place in an order, as text. */
export const placeText = z.string().regex(/^\d{1,9}$/);

/** The signed decimal pattern of section 5: a comma or a dot. */
export const DECIMAL_PATTERN = /^[+-]?\d{1,8}([.,]\d{1,4})?$/;
export const DECIMAL_REFUSED = 'Vul een bedrag in, bijvoorbeeld 12,50.';

/** Decimal text with a comma or a dot, sent with a dot; may be empty. */
export const decimalText = (refused = DECIMAL_REFUSED) =>
  z
    .preprocess((value) => String(value ?? '').trim(), z.string())
    .refine((value) => value === '' || DECIMAL_PATTERN.test(value), refused)
    .transform((value) => value.replace(',', '.').replace('+', ''));

const DATA_URL_PATTERN = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const BASE64_MAX = Math.ceil(IMAGE_MAX_BYTES / 3) * 4 + 'data:image/jpeg;base64,'.length;

/** An image on its way to v2: a data-URL of at most 5 MB, never SVG. */
export const dataUrl = (label: string) =>
  z
    .preprocess((value) => value ?? '', z.string(isRequired(label)))
    .refine((value) => value !== '', isRequired(label))
    .refine((value) => value.length <= BASE64_MAX, {
      error: 'De afbeelding is groter dan 5 MB.',
      abort: true,
    })
    .refine((value) => value === '' || DATA_URL_PATTERN.test(value), 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');

/** Tells a freshly chosen image (a data-URL) from the address of a stored one. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:');

/** An image in a form that edits: the stored one, a new one, or none. */
export const imageOrStored = (label: string) =>
  image.superRefine((value, context) => {
    if (!isDataUrl(value)) return;
    const checked = dataUrl(label).safeParse(value);
    for (const issue of checked.error?.issues ?? []) context.addIssue({ ...issue, code: 'custom', input: value });
  });

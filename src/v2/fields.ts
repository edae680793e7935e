import { z } from 'zod';
import { IMAGE_MAX_BYTES } from './constants';
import { withDot } from './decimalNotation';
import { isMailable } from './email';
import { ofKind } from './kinds';
import { testOf, unchangedWhen } from './many';
import { withoutIso } from './withoutIso';

/**
 * The field types of v2. Reading is liberal (an older installation sends numbers as text, and null for an empty text).
 * Writing is strict; its messages are shown to staff.
 */

export const TITLE_MAX = 255;
export const TEXT_MAX = 20_000;

/** The largest id that fits in both databases. */
export const ID_MAX = 2_147_483_647;

/** As a number or as text: JavaScript takes more for a number (true, [2], '0x1'). */
const isDigits = (it: unknown) => typeof it === 'number' || (typeof it === 'string' && /^\d+$/.test(it));
const idOr = (no?: string, max = ID_MAX) =>
  z.preprocess((it) => (isDigits(it) ? it : NaN), z.coerce.number(no).int(no).positive(no).max(max, no));
export const idUpTo = (max: number) =>
  unchangedWhen(idOr(undefined, max), (it) => Number.isInteger(it) && Number(it) > 0 && Number(it) <= max);
export const id = idUpTo(ID_MAX);
const idOrNull = () =>
  unchangedWhen(
    z.preprocess((value) => (value && value !== '0' ? value : null), id.nullable()),
    (value) => value === null || testOf(id)(value),
  );
export const nullableId = idOrNull();

const number = () =>
  unchangedWhen(
    z.preprocess((value) => (typeof value === 'string' ? withDot(value) : (value ?? 0)), z.coerce.number()),
    (value) => Number.isFinite(value),
  );
/** Any number. Accepts text from older installations, with a comma too; empty gives 0. */
export const count = number();
export const place = ofKind({ kind: 'place' }, number());

/** Text; null gives ''. */
export const text = unchangedWhen(
  z.preprocess((value) => value ?? '', z.coerce.string()),
  (value) => typeof value === 'string',
);

const isFilledOrNull = (value: unknown) => value === null || (typeof value === 'string' && value !== '');
/** A date or date-time of v2, or null. Accepts ISO 8601. */
export const moment = ofKind(
  { kind: 'moment' },
  unchangedWhen(
    z.preprocess((value) => withoutIso(value) || null, z.string().nullable()),
    (value) => isFilledOrNull(value) && withoutIso(value) === value,
  ),
);

/** The URL or data URL of an image, or null. */
export const image = ofKind(
  { kind: 'image' },
  unchangedWhen(
    z.preprocess((value) => value || null, z.string().nullable()),
    isFilledOrNull,
  ),
);

export type Flag = 0 | 1;
const ALSO_FLAGS: unknown[] = [true, false, '1', '0'];
/** 1 or 0. Accepts text and booleans. A call has to say it, so that none is switched off by leaving it out. */
export const requiredFlag = ofKind(
  { kind: 'flag' },
  z.preprocess((value) => (ALSO_FLAGS.includes(value) ? Number(value) : value), z.literal([0, 1], 'Kies ja of nee.')),
);
/** A flag of a new record: `unsaid` when the call leaves it out. */
export const flagOr = (unsaid: Flag) => z.preprocess((value) => value ?? unsaid, requiredFlag);
/** A flag that is 0 without a value. Turns the -0 of JSON into 0. */
export const flag = unchangedWhen(
  z.preprocess((value) => value || 0, requiredFlag),
  (value) => Object.is(value, 0) || value === 1,
);

export const yesNo = ofKind({ kind: 'yesNo' }, z.enum(['Y', 'N'], 'Kies Y of N.'));

/** Decimal text with a dot ("12.50"). Accepts numbers and commas; empty gives ''. */
export const decimal = ofKind(
  { kind: 'decimal' },
  unchangedWhen(
    z.preprocess((value) => withDot(String(value ?? '')), z.string()),
    (value) => typeof value === 'string' && !value.includes(','),
  ),
);

const withoutNul = (value: string) => !value.includes('\u0000');
export const NUL_REFUSED = 'Deze tekst bevat een teken dat niet kan worden opgeslagen.';

const tooLong = (max: number) => `Gebruik hoogstens ${max} tekens.`;
export const isRequired = (label: string) => `${label} is verplicht.`;

const numberAsText = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value);

/** Accepts a JSON number, as typed: many texts are one, such as a postcode. */
export const optionalText = (max = TITLE_MAX) =>
  ofKind(
    { kind: 'text', isLong: max > TITLE_MAX },
    z.preprocess(
      (value) => numberAsText(value ?? ''),
      // No later rule may see a text that is too long: some patterns would take minutes, counting its letters all memory.
      z
        .string('Vul een tekst in.')
        .max(max, { error: tooLong(max), abort: true })
        .refine(withoutNul, NUL_REFUSED),
    ),
  );

/** Text with more than spaces; `label` is the field's name in the message. */
export const requiredText = (label: string, max = TITLE_MAX) =>
  optionalText(max).refine((value) => value.trim() !== '', isRequired(label));

/** A text that the server never returns; may be empty. */
export const secret = (max?: number) => ofKind({ kind: 'secret' }, optionalText(max));

/** Without the space that is pasted along; may be empty. */
const address = (form: (value: string) => boolean, refused: string) =>
  optionalText()
    .overwrite((value) => value.trim())
    .refine((value) => value === '' || form(value), refused);

/** One e-mail address. */
export const emailText = () => address(isMailable, 'Vul een geldig e-mailadres in.');

/** The address of a web page, never one that runs code. */
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\S*$/i.test(value);
export const webAddress = () => address(isWebAddress, 'Vul een webadres in, bijvoorbeeld https://www.voorbeeld.nl.');

export const requiredId = (label: string) => idOr(isRequired(label));

/** The id of a record of this resource; required. docs/extending.md has what a declared field may refer to. */
export const reference = (to: string, label: string) => ofKind({ kind: 'reference', to }, requiredId(label));
/** The same, or null. */
export const optionalReference = (to: string) => ofKind({ kind: 'reference', to }, idOrNull());

/** A place in an order, sent as text. Accepts a number. */
export const placeText = z.preprocess(numberAsText, z.string().regex(/^\d{1,9}$/));

/** The signed decimals of section 5, once they have a dot. */
const DECIMAL_PATTERN = /^[+-]?\d{1,8}(\.\d{1,4})?$/;
const DECIMAL_REFUSED = 'Vul een bedrag in, bijvoorbeeld 12,50.';

/** Decimal text with comma or dot, also '1.234,56'; sent with a dot; may be empty. */
export const decimalText = (refused = DECIMAL_REFUSED) =>
  ofKind(
    { kind: 'decimal' },
    z
      .preprocess((value) => numberAsText(value ?? ''), z.string(refused))
      .overwrite((typed) => withDot(typed.trim()))
      .refine((value) => value === '' || DECIMAL_PATTERN.test(value), refused)
      .transform((value) => value.replace('+', '')),
  );
/** A whole number in digits, as typed. Leaves anything else to the schema, which refuses it. */
const wholeOfText = (value: unknown) => {
  if (typeof value !== 'string') return value ?? null;
  const typed = value.trim();
  return typed === '' ? null : /^[+-]?\d{1,10}$/.test(typed) ? Number(typed) : value;
};
/** A whole number from `min` to `max`, both within ±`ID_MAX`. Accepts digits as text; empty gives null. */
export const wholeNumber = (min: number, max: number) => {
  const refused = `Vul een heel getal in van ${min} tot en met ${max}.`;
  const whole = z.int(refused).min(min, refused).max(max, refused);
  return ofKind({ kind: 'whole' }, z.preprocess(wholeOfText, whole.nullable()));
};
/** An amount in euros; may be empty. */
export const price = () => ofKind({ kind: 'price' }, decimalText());

const DATA_URL_PATTERN = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const BASE64_MAX = Math.ceil(IMAGE_MAX_BYTES / 3) * 4 + 'data:image/jpeg;base64,'.length;

/** An image to send: a data URL of at most 5 MB, never SVG. */
export const dataUrl = (label: string) =>
  ofKind(
    { kind: 'image' },
    z.preprocess((value) => value ?? '', z.string(isRequired(label))),
  )
    .refine((value) => value !== '', isRequired(label))
    .refine((value) => value.length <= BASE64_MAX, {
      error: 'De afbeelding is groter dan 5 MB.',
      abort: true,
    })
    .refine((value) => value === '' || DATA_URL_PATTERN.test(value), 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');

/** True for a newly chosen image, false for the address of a stored one. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:');

/** An image in an edit form: the stored one, a new one, or none. */
export const imageOrStored = image.superRefine((value, context) => {
  if (!isDataUrl(value)) return;
  const checked = dataUrl('Afbeelding').safeParse(value);
  for (const issue of checked.error?.issues ?? []) context.addIssue({ ...issue, code: 'custom', input: value });
});

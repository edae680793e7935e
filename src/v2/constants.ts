/** The constants and limits of section 9. */

/** The shops' ids and names on the wire: 1 is the web shop, 2 the car-wash shop. */
export const SHOPS = [
  { shop_id: 1, name: 'sireon' },
  { shop_id: 2, name: 'carwash' },
] as const;
/** The default shop of push messages (section 6). */
export const DEFAULT_PUSH_SHOP = 'sireon';

/** Price including VAT = price excluding VAT × this factor. */
export const VAT_FACTOR = 1.21;

/** Monday, in date-fns' numbers. */
export const CALENDAR_WEEK_STARTS_ON = 1;
/** The letters of a weekday in the calendar. */
export const CALENDAR_DAY_NAME_LENGTH = 2;
export const CALENDAR_EVENTS_PER_DAY = 1;
/** The range of years in the calendar; it always includes next year. */
export const CALENDAR_FIRST_YEAR = 2000;
export const CALENDAR_LAST_YEAR_AT_LEAST = 2020;

export const PRODUCT_ORDER_COLUMNS = 4;
/** The first prio on the product order page; all other orders start at 0. */
export const PRODUCT_ORDER_FIRST_PRIO = 1;
export const ORDER_FIRST_PRIO = 0;

/** Offsets that keep the keys of the flat category list apart. */
export const CATEGORY_KEY_OFFSET = 1000;
export const SUBCATEGORY_KEY_OFFSET = 2000;

/** Machine line speeds: 8 to 15 in steps of 0.5, with a comma ("8", "8,5", … "15"). */
export const LINE_SPEEDS: readonly string[] = Array.from({ length: 15 }, (_, step) =>
  String(8 + step / 2).replace('.', ','),
);

// biome-ignore format: one line reads like the specification's own list
export const MACHINE_PRODUCT_CODES = [
  '002', '004', '006', '008', '010', '012', '014', '110', '120', '125', '200', '215',
  '220', '300', '315', '400', '415', '420', '488', '499', '600', '610', '620', '702',
  '706', '708', '712', '715', '720', '800', '810', '820', '900', '903', '904', '910',
] as const;
export const MACHINE_PERCENTAGE_MAX = 100;
export const MACHINE_FREQUENCY_MAX = 1000;
export const MACHINE_USAGE_MAX_DIGITS = 10;

export const USERNAME_MIN = 3;
export const PASSWORD_MIN = 8;
/** A push message must be longer than this. */
export const PUSH_MESSAGE_LONGER_THAN = 2;
export const WATER_VALUE_MAX = 5;
export const WATER_REMARKS_MAX = 1000;
/** The discount on a new customer's first order. */
export const FIRST_ORDER_DISCOUNT_PERCENT = 10;

export const DEFAULT_CATEGORY_ACTIVE = 1;
export const DEFAULT_CUSTOMER_SORT = { field: 'order_on_invoice', order: 'DESC' } as const;

export const TRUNCATE_LENGTH = 10;
export const TRUNCATE_SUFFIX = '...';

/** The longest period of statistics that the server counts. */
export const PERIOD_MAX_DAYS = 1_100;

/** Limits of the wire. The size of an image counts after base64 decoding. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 25_000_000;
/** The browser scales a photo down to this size of its longest side, in pixels. */
export const IMAGE_SEND_PIXELS = 1600;
export const BODY_MAX_BYTES = 256 * 1024;
export const IMAGE_BODY_MAX_BYTES = 8 * 1024 * 1024;

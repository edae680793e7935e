import { normalizePhone } from '../v2/phone';

/** Formats postcodes, telephone and VAT numbers in the usual way. Foreign or unknown input stays as typed. */

const DUTCH_POSTCODE = /^(\d{4})\s*([a-z]{2})$/i;
/** Area codes of three digits. All others have four, except the mobile code 06. */
const SHORT_AREA = /^0(1[0345]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578])/;

/** Digits and marks: no words beside them. */
const HAS_FORM = /^[+\d\s().\-/]+$/;

/** '1234ab' -> '1234 AB'. */
export function formatPostcode(postcode: string): string {
  const read = DUTCH_POSTCODE.exec(postcode.trim());
  return read ? `${read[1]} ${read[2]?.toUpperCase()}` : postcode.trim();
}

/** '+31612345678' -> '06 12345678'; '0201234567' -> '020 1234567'; '0297123456' -> '0297 123456'. */
export function formatPhone(phone: string): string {
  const digits = normalizePhone(phone);
  if (!HAS_FORM.test(phone) || !/^0[1-9]\d{8}$/.test(digits)) return phone.trim();
  const area = digits.startsWith('06') ? 2 : SHORT_AREA.test(digits) ? 3 : 4;
  return `${digits.slice(0, area)} ${digits.slice(area)}`;
}

/** '015 2123456' -> 'tel:0152123456'; '+32 3 123 45 67' -> 'tel:+3231234567'; undefined for what is not one number. */
export const phoneAddress = (phone: string): string | undefined => {
  const number = normalizePhone(phone).replace(/^00/, '+');
  return HAS_FORM.test(phone) && /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : undefined;
};

/** 'nl 8123.45.678.b01' -> 'NL812345678B01', the form in which VAT numbers are written and compared. */
export const formatVatNumber = (number: string): string => {
  const bare = number.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{2}(?=.*\d)[A-Z\d+*]{2,13}$/.test(bare) ? bare : number.trim();
};

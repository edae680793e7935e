import { numberOf } from './decimals';

/** Numbers typed beside numbers that are shown with a dot between the thousands: '1.500' is fifteen hundred there. */

const GROUPED = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/** '1.500' -> '1500', '1.234,5' -> '1234,5'. Leaves any other text as it is. */
export const withoutThousands = (text: string): string => (GROUPED.test(text) ? text.replaceAll('.', '') : text);

const EURO = /^([+-]?)\s*(?:€|eur)\s*|\s*(?:€|euro?)$/gi;

/** As mails and spreadsheets have amounts: '€ 84,50' -> '84,50', '€ 1.250,-' -> '1.250,00'. Leaves any other text. */
export const withoutEuro = (text: string): string => {
  const amount = text.trim().replace(EURO, '$1').replace(/,-+$/, ',00');
  return numberOf(amount) === null ? text : amount;
};

/** '1.500' -> 1500, '12.5' or '12,5' -> 12.5; null when the text is no number. */
export const readNumber = (text: string): number | null => numberOf(withoutThousands(text.trim()));

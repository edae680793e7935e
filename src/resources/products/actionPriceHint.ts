import { parseDecimal } from '../../lib/decimals';
import { priceHint } from '../../lib/hints';

/** For an action price, beside the product's price: a decimal slip makes it the dearer of the two. See src/lib/hints.ts. */
export const actionPriceHint = (text: string, price: string): string | undefined => {
  const [action, usual] = [parseDecimal(text), parseDecimal(price)];
  const isDearer = action !== null && usual !== null && usual > 0n && action >= usual;
  return priceHint(text) ?? (isDearer ? 'inputs.hints.dearer' : undefined);
};

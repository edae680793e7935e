import { isDearer, priceHint } from '../../lib/hints';

/** For an action price, beside the product's price: a decimal slip makes it the dearer of the two. See src/lib/hints.ts. */
export const actionPriceHint = (text: string, price: string): string | undefined =>
  priceHint(text) ?? (isDearer(text, price) ? 'inputs.hints.dearer' : undefined);

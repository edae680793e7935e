import { z } from 'zod';
import {
  dataUrl,
  decimal,
  decimalText,
  flag,
  id,
  image,
  imageOrStored,
  nullableId,
  optionalReference,
  optionalText,
  place,
  placeText,
  price,
  reference,
  requiredText,
  TEXT_MAX,
  text,
} from '../fields';
import { perhapsWhole } from '../many';

/** A product's place in a shop, in the names of a record. */
const ProductCategory = z.looseObject({
  shop_id: id,
  shop_product_category_id: id,
  shop_product_subcategory_id: nullableId,
});

/** A product (section 3). Prices are decimal text, excluding VAT. */
export const Product = z.looseObject({
  product_id: id,
  main_title: text,
  main_description: text,
  tech_description: text,
  main_image: image,
  weight: decimal,
  main_price: decimal,
  discount_price: decimal,
  active: flag,
  discount_price_active: flag,
  prio: place,
  product_type: text,
  sku: text,
  king_sireon_artikelnummer: text,
  king_carwash_artikelnummer: text,
  shop_product_category_id: nullableId,
  categories: perhapsWhole(ProductCategory),
});
export type Product = z.output<typeof Product>;

/** Section 5: name and description are required, and the image on create; prices are signed decimals. */
const rules = {
  main_title: requiredText('Naam'),
  main_description: requiredText('Omschrijving', TEXT_MAX),
  tech_description: optionalText(TEXT_MAX),
  weight: decimalText('Vul een gewicht in, bijvoorbeeld 2,5.'),
  main_price: price(),
  discount_price: price(),
  active: flag,
  discount_price_active: flag,
  product_type: optionalText(),
  sku: optionalText(),
  king_sireon_artikelnummer: optionalText(),
  king_carwash_artikelnummer: optionalText(),
};

export const NO_DISCOUNT_PRICE = 'Er is geen actieprijs ingevuld.';

/** True for a product that would be sold at an action price that is not there. */
export const lacksDiscountPrice = (product: Readonly<Record<string, unknown>>): boolean =>
  product.discount_price_active === 1 && (product.discount_price ?? '') === '';

/** The body that is sent: the categories with the names of section 7. Checked after a merge too, unlike the form. */
export const ProductBody = z
  .object({
    ...rules,
    categories: z.array(z.object({ shop_id: id, category_id: id, subcategory_id: nullableId })),
  })
  .refine((product) => !lacksDiscountPrice(product), { path: ['discount_price'], message: NO_DISCOUNT_PRICE });
export type ProductBody = z.output<typeof ProductBody>;

const formRules = {
  ...rules,
  categories: z.preprocess(
    (value) => value ?? [],
    z.array(
      z.object({
        shop_id: reference('shops', 'Shop'),
        shop_product_category_id: reference('categories', 'Categorie'),
        shop_product_subcategory_id: optionalReference('subcategories'),
      }),
    ),
  ),
};
/** As a bulk change and an import have it: an action price that is used is there, and no place is there twice. */
const agree = ({ categories, ...product }: z.output<z.ZodObject<typeof formRules>>, context: z.RefinementCtx) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (lacksDiscountPrice(product)) refuse(['discount_price'], NO_DISCOUNT_PRICE);
  const places = categories.map((place) => Object.values(place).join());
  for (const [at, place] of places.entries())
    if (places.indexOf(place) < at) refuse(['categories', at, 'shop_product_category_id'], 'Dit staat er al.');
};
export const ProductNewForm = z.object({ ...formRules, main_image: dataUrl('Afbeelding') }).superRefine(agree);
export const ProductEditForm = z.object({ ...formRules, main_image: imageOrStored }).superRefine(agree);
export const ProductImage = z.object({ main_image: dataUrl('Afbeelding') });

/** Prio is text. */
export const ProductOrder = z.object({
  order: z.array(z.object({ productId: id, prio: placeText })),
});

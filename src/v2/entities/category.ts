import { z } from 'zod';
import {
  dataUrl,
  flag,
  id,
  image,
  imageOrStored,
  optionalText,
  place,
  placeText,
  reference,
  requiredText,
  text,
} from '../fields';
import { perhapsRows } from '../many';
import { activeByDefault, Subcategory } from './subcategory';

/** A product category of one shop (section 3). */
export const Category = z.looseObject({
  category_id: id,
  category_title: text,
  category_color: text,
  category_image: image,
  category_active: flag,
  category_prio: place,
  shop_id: id,
  shop_name: text,
  subcategories: perhapsRows(Subcategory),
});
export type Category = z.output<typeof Category>;

/** Section 5: name and shop are required; the image too on create. */
const rules = {
  shop_id: reference('shops', 'Shop'),
  category_title: requiredText('Naam'),
  category_color: optionalText(32),
  category_active: flag,
};
export const CategoryNew = z.object({
  ...rules,
  category_active: activeByDefault,
  category_image: dataUrl('Afbeelding'),
});
export const CategoryEdit = z.object(rules);
export const CategoryEditForm = z.object({ ...rules, category_image: imageOrStored });
export const CategoryImage = z.object({ category_image: dataUrl('Afbeelding') });

/** A row of the flat category list. A category has `subcategoryId` null. Prio is text. */
export const CategoryOrder = z.object({
  order: z.array(
    z.object({
      categoryId: id,
      subcategoryId: id.nullable(),
      isSubcategory: z.boolean(),
      prio: placeText,
    }),
  ),
});

import { z } from 'zod';
import { DEFAULT_CATEGORY_ACTIVE } from '../constants';
import {
  dataUrl,
  flag,
  flagOr,
  id,
  image,
  imageOrStored,
  optionalText,
  place,
  reference,
  requiredText,
  text,
} from '../fields';

/** A subcategory of a category (section 3). */
export const Subcategory = z.looseObject({
  subcategory_id: id,
  subcategory_title: text,
  subcategory_color: text,
  subcategory_image: image,
  subcategory_active: flag,
  subcategory_prio: place,
  product_category_id: id,
});
export type Subcategory = z.output<typeof Subcategory>;

/** Of a new category too: active when the call does not say so (section 9). */
export const activeByDefault = flagOr(DEFAULT_CATEGORY_ACTIVE);

/** Section 5: name and parent category are required; the image too on create. */
const rules = {
  subcategory_title: requiredText('Naam'),
  subcategory_color: optionalText(32),
  product_category_id: reference('categories', 'Categorie'),
  subcategory_active: flag,
};
export const SubcategoryNew = z.object({
  ...rules,
  subcategory_active: activeByDefault,
  subcategory_image: dataUrl('Afbeelding'),
});
export const SubcategoryEditBody = z.object(rules);
export const SubcategoryEditForm = z.object({ ...rules, subcategory_image: imageOrStored });
export const SubcategoryImage = z.object({ subcategory_image: dataUrl('Afbeelding') });

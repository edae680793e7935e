import { z } from 'zod';
import { dataUrl, id, image, imageOrStored, moment, reference, requiredText, TEXT_MAX, text } from '../fields';

/** A news message of a shop (section 3). */
export const News = z.looseObject({
  newsId: id,
  shop_id: id,
  title: text,
  description: text,
  image,
  created: moment,
});
export type News = z.output<typeof News>;

/** Section 5: title, message and shop are required, and the image on create. */
const rules = {
  shop_id: reference('shops', 'Shop'),
  title: requiredText('Titel'),
  description: requiredText('Bericht', TEXT_MAX),
};
export const NewsBody = z.object(rules);
export const NewsNewForm = z.object({ ...rules, image: dataUrl('Afbeelding') });
export const NewsEditForm = z.object({ ...rules, image: imageOrStored });
export const NewsImage = z.object({ image: dataUrl('Afbeelding') });

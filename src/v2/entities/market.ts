import { z } from 'zod';
import {
  dataUrl,
  flag,
  id,
  image,
  imageOrStored,
  isRequired,
  optionalText,
  requiredText,
  TEXT_MAX,
  text,
} from '../fields';

/** The images of an advert, by number: 0 is the main one, then 1 and 2. */
export const MARKET_IMAGES = ['main_image', 'image_1', 'image_2'] as const;

/** A classified advert (section 3). */
export const Market = z.looseObject({
  market_id: id,
  title: text,
  description: text,
  company_name: text,
  company_address: text,
  company_zip: text,
  company_place: text,
  company_contact: text,
  company_email: text,
  company_phone: text,
  published: flag,
  main_image: image,
  image_1: image,
  image_2: image,
});
export type Market = z.output<typeof Market>;

/** Section 5: title and description are required. */
const rules = {
  title: requiredText('Titel'),
  description: requiredText('Omschrijving', TEXT_MAX),
  company_name: optionalText(),
  company_address: optionalText(),
  company_zip: optionalText(20),
  company_place: optionalText(),
  company_contact: optionalText(),
  company_email: optionalText(),
  company_phone: optionalText(50),
  published: flag,
};
export const MarketBody = z.object(rules);
export const MarketFormSchema = z.object({
  ...rules,
  main_image: imageOrStored,
  image_1: imageOrStored,
  image_2: imageOrStored,
});
/** One, two or all three images, each under its own field's name. The dashboard sends one a call. */
export const MarketImage = z
  .object({
    main_image: dataUrl('Afbeelding').optional(),
    image_1: dataUrl('Afbeelding').optional(),
    image_2: dataUrl('Afbeelding').optional(),
  })
  .refine((sent) => MARKET_IMAGES.some((name) => sent[name] !== undefined), {
    path: ['main_image'],
    error: isRequired('Afbeelding'),
  });

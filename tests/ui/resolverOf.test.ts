import { describe, expect, it } from 'vitest';
import { resolverOf } from '../../src/ui/form/resolverOf';
import { CategoryEditForm } from '../../src/v2/entities/category';
import { MarketFormSchema } from '../../src/v2/entities/market';
import { NewsEditForm } from '../../src/v2/entities/news';
import { ProductEditForm } from '../../src/v2/entities/product';
import { SubcategoryEditForm } from '../../src/v2/entities/subcategory';

const SVG = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=';
/** What an older installation stored and today's rule refuses. */
const REFUSED = [SVG, 'data:image/jpg;base64,AAAA', `data:image/png;base64,${'A'.repeat(8_000_000)}`];
const options = { fields: {}, shouldUseNativeValidation: false };

describe.each([
  ['a product', ProductEditForm, 'main_image', { main_title: 'Wax', main_description: 'Glans' }],
  ['a category', CategoryEditForm, 'category_image', { category_title: 'Wax', shop_id: 1 }],
  ['a subcategory', SubcategoryEditForm, 'subcategory_image', { subcategory_title: 'Wax', product_category_id: 1 }],
  ['a news message', NewsEditForm, 'image', { title: 'Open', description: 'Zondag', shop_id: 1 }],
  ['an advert', MarketFormSchema, 'image_2', { title: 'Borstel', description: 'Zo goed als nieuw' }],
] as const)('the form of %s', (_, schema, image, fields) => {
  it('does not check an image that is what the record had', async () => {
    for (const stored of REFUSED) {
      const record = { ...fields, [image]: stored };
      const { errors, values } = await resolverOf(schema, record)(record, undefined, options);
      expect(errors).toEqual({});
      expect(values[image]).toBe(stored);
    }
  });

  it('checks a new one, and the other fields', async () => {
    const check = resolverOf(schema, { ...fields, [image]: 'data:image/jpg;base64,AAAA' });
    expect(Object.keys((await check({ ...fields, [image]: SVG }, undefined, options)).errors)).toEqual([image]);
    const [required = ''] = Object.keys(fields);
    const emptied = { ...fields, [required]: '', [image]: 'data:image/jpg;base64,AAAA' };
    expect(Object.keys((await check(emptied, undefined, options)).errors)).toEqual([required]);
  });
});

import { VAT_FACTOR } from '../../src/v2/constants';
import { insertAll } from '../db/insertAll';
import { storeImages } from '../images/imageStore';
import { CATEGORIES } from './content/categories';
import { FAMILIES } from './content/products';
import type { Family, Pack } from './content/products/family';
import { type Demo, randomFor } from './demo';
import { insertNumbered } from './insertNumbered';

/** A product for sale. */
export interface Sellable {
  productId: number;
  sku: string;
  title: string;
  /** Including VAT. */
  priceCents: number;
  shops: ReadonlySet<number>;
}

interface Place {
  shop_id: number;
  category_id: number;
  subcategory_id: number;
  color: string;
}

const INACTIVE_SHARE = 0.08;
const DISCOUNT_SHARE = 0.12;
/** The share of discounts that are switched off, with their price kept. */
const DISCOUNT_OFF_SHARE = 0.25;

/** Fills categories and subcategories; returns the place of each `category.subcategory`. */
const seedCategories = async ({ db, album }: Demo): Promise<Map<string, Place>> => {
  const rows = CATEGORIES.map(({ shop, title, color, thing }, prio) => ({
    shop_id: shop,
    category_title: title,
    category_color: color,
    category_image: album.pictureOf(thing, color, color),
    category_active: 1,
    category_prio: prio,
  }));
  const parts = CATEGORIES.flatMap((category) =>
    category.subcategories.map((subcategory, prio) => ({ category, subcategory, prio })),
  );
  const images = parts.map(({ category, subcategory }) =>
    album.pictureOf(subcategory.thing, category.color, category.color),
  );
  await storeImages(db, album.takeFresh());
  const categoryIds = await insertNumbered(db, 'categories', rows);
  const idOf = new Map(CATEGORIES.map(({ key }, index) => [key, categoryIds[index] ?? 0]));
  const subcategoryIds = await insertNumbered(
    db,
    'subcategories',
    parts.map(({ category, subcategory, prio }, index) => ({
      product_category_id: idOf.get(category.key) ?? 0,
      subcategory_title: subcategory.title,
      subcategory_color: category.color,
      subcategory_image: images[index] ?? null,
      subcategory_active: 1,
      subcategory_prio: prio,
    })),
  );
  return new Map(
    parts.map(({ category, subcategory }, index) => [
      `${category.key}.${subcategory.key}`,
      {
        shop_id: category.shop,
        category_id: idOf.get(category.key) ?? 0,
        subcategory_id: subcategoryIds[index] ?? 0,
        color: category.color,
      },
    ]),
  );
};

interface Article {
  family: Family;
  pack: Pack;
  /** 1; higher when the demonstration is larger than the range, for the same article in a further series. */
  series: number;
}

const everyArticle = (scale: number): Article[] => {
  const range = FAMILIES.flatMap((family) => family.packs.map((pack) => ({ family, pack })));
  return Array.from({ length: Math.round(range.length * scale) }, (_, index) => ({
    // The cast is safe: the remainder is an index of the range.
    ...(range[index % range.length] as (typeof range)[number]),
    series: Math.floor(index / range.length) + 1,
  }));
};

/** Fills the catalogue; returns the products for sale. */
export const seedCatalogue = async (demo: Demo): Promise<Sellable[]> => {
  const { db, album, scale } = demo;
  const random = randomFor(demo, 'catalogue');
  const places = await seedCategories(demo);
  const placesOf = ({ family }: Article): Place[] =>
    family.places.map((name) => {
      const place = places.get(name);
      if (!place) throw new RangeError(`${family.name} stands in ${name}, which is no subcategory`);
      return place;
    });

  const articles = everyArticle(scale);
  const shuffled = random.shuffled([...articles.keys()]);
  const inactive = new Set(shuffled.splice(0, Math.round(articles.length * INACTIVE_SHARE)));
  const discounted = new Set(shuffled.splice(0, Math.round(articles.length * DISCOUNT_SHARE)));

  const rows = articles.map((article, index) => {
    const { family, pack, series } = article;
    const shops = new Set(placesOf(article).map(({ shop_id }) => shop_id));
    const discount = discounted.has(index) ? (pack.euros * random.pick([0.8, 0.85, 0.9])).toFixed(2) : '';
    const isFurther = series > 1;
    return {
      main_title: `${family.name}, ${pack.label}${isFurther ? `, serie ${series}` : ''}`,
      main_description: [family.about, pack.about].filter(Boolean).join(' '),
      tech_description: family.tech,
      main_image: album.pictureOf(pack.thing, pack.color ?? family.color, placesOf(article)[0]?.color ?? family.color),
      weight: pack.kilos.toFixed(2),
      main_price: pack.euros.toFixed(2),
      discount_price: discount,
      active: inactive.has(index) ? 0 : 1,
      discount_price_active: discount !== '' && !random.chance(DISCOUNT_OFF_SHARE) ? 1 : 0,
      prio: index,
      product_type: family.type,
      sku: `${family.sku}-${pack.code}${isFurther ? `-S${series}` : ''}`,
      king_sireon_artikelnummer: shops.has(1) ? String(100_100 + index * 10) : '',
      king_carwash_artikelnummer: shops.has(2) ? `CW${20_000 + index * 5}` : '',
    };
  });
  await storeImages(db, album.takeFresh());
  const productIds = await insertNumbered(db, 'products', rows);
  await insertAll(
    db,
    'product_categories',
    articles.flatMap((article, index) =>
      placesOf(article).map(({ color: _, ...place }, position) => ({
        product_id: productIds[index] ?? 0,
        position,
        ...place,
      })),
    ),
  );
  return rows.flatMap((row, index) => {
    if (row.active === 0) return [];
    const price = row.discount_price_active ? row.discount_price : row.main_price;
    return {
      productId: productIds[index] ?? 0,
      sku: row.sku,
      title: row.main_title,
      priceCents: Math.round(Number(price) * 100 * VAT_FACTOR),
      // The cast is safe: there is one row per article, in the same order.
      shops: new Set(placesOf(articles[index] as Article).map(({ shop_id }) => shop_id)),
    };
  });
};

import type { Selectable } from 'kysely';
import { MARKET_IMAGES, type Market } from '../../src/v2/entities/market';
import { asFlag } from '../db/columns';
import { requireRow } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import type { MarketTable } from '../db/schema';
import type { Handlers } from '../http/handler';
import { imageUrl, storeImage } from '../images/imageStore';
import { localMoment } from '../lib/moment';
import { changeOne, Refusal } from '../lib/refusal';

const WHAT = 'De advertentie';

type Images = { [Name in (typeof MARKET_IMAGES)[number]]?: string };

const toMarket = (row: Selectable<MarketTable>): Market => ({
  ...row,
  published: asFlag(row.published),
  main_image: imageUrl(row.main_image),
  image_1: imageUrl(row.image_1),
  image_2: imageUrl(row.image_2),
});

export const market: Handlers<'market'> = {
  list: async ({ db }) => {
    const rows = await db
      .selectFrom('market')
      .selectAll()
      .orderBy('created', 'desc')
      .orderBy('market_id', 'desc')
      .execute();
    return rows.map(toMarket);
  },

  one: async ({ db, params }) => toMarket(await requireRow(db, 'market', 'market_id', params.id, WHAT)),

  create: async ({ db, typedAt, body }) =>
    insertOne(db, 'market', 'market_id', {
      ...body,
      created: localMoment(typedAt()),
    }),

  update: async ({ db, params, body }) =>
    changeOne(db.updateTable('market').set(body).where('market_id', '=', params.id), WHAT),

  /** The body has one, two or all three of the images. */
  updateImage: async ({ db, params, body }) => {
    const sent: Images = body;
    const stored: Images = {};
    for (const field of MARKET_IMAGES)
      if (sent[field] !== undefined) stored[field] = await storeImage(db, sent[field], field);
    return changeOne(db.updateTable('market').set(stored).where('market_id', '=', params.id), WHAT);
  },

  /** Idempotent: no error when the image is already gone. */
  deleteImage: async ({ db, params }) => {
    const field = MARKET_IMAGES[params.imageNo];
    if (field === undefined) throw new Refusal(404, 'Een advertentie heeft geen afbeelding met dit nummer.');
    const emptied: Partial<Record<typeof field, null>> = { [field]: null };
    return changeOne(db.updateTable('market').set(emptied).where('market_id', '=', params.marketId), WHAT);
  },
};

import type { Selectable } from 'kysely';
import type { News } from '../../src/v2/entities/news';
import { requireRow, requireShop } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import type { NewsTable } from '../db/schema';
import type { Handlers } from '../http/handler';
import { imageUrl, storeImage } from '../images/imageStore';
import { localMoment } from '../lib/moment';
import { changeOne } from '../lib/refusal';

const WHAT = 'Het bericht';

const toNews = (row: Selectable<NewsTable>): News => ({ ...row, image: imageUrl(row.image) });

export const news: Handlers<'news'> = {
  list: async ({ db }) => {
    const rows = await db.selectFrom('news').selectAll().orderBy('created', 'desc').orderBy('newsId', 'desc').execute();
    return rows.map(toNews);
  },

  one: async ({ db, params }) => toNews(await requireRow(db, 'news', 'newsId', params.id, WHAT)),

  create: async ({ db, typedAt, body }) => {
    await requireShop(db, body.shop_id);
    return insertOne(db, 'news', 'newsId', { ...body, created: localMoment(typedAt()) });
  },

  updateImage: async ({ db, params, body }) => {
    const image = await storeImage(db, body.image, 'image');
    return changeOne(db.updateTable('news').set({ image }).where('newsId', '=', params.id), WHAT);
  },

  update: async ({ db, params, body }) => {
    await requireShop(db, body.shop_id);
    return changeOne(db.updateTable('news').set(body).where('newsId', '=', params.id), WHAT);
  },

  delete: async ({ db, params }) => changeOne(db.deleteFrom('news').where('newsId', '=', params.id), WHAT),
};

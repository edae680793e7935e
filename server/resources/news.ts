import type { Selectable } from 'kysely';
import type { News } from '../../src/v2/entities/news';
import type { NewsTable } from '../db/schema';
import { found, type Handlers, touched } from '../handler';
import { imageUrl, storeImage } from '../images';
import { localMoment } from '../moment';
import { requireShop } from '../shops';

const WHAT = 'Het bericht';

const toNews = (row: Selectable<NewsTable>): News => ({ ...row, image: imageUrl(row.image) });

export const news: Handlers<'news'> = {
  list: async ({ db }) => {
    const rows = await db.selectFrom('news').selectAll().orderBy('created', 'desc').orderBy('newsId', 'desc').execute();
    return rows.map(toNews);
  },

  one: async ({ db, params }) => {
    const row = await db.selectFrom('news').selectAll().where('newsId', '=', params.id).executeTakeFirst();
    return toNews(found(row, WHAT));
  },

  create: async ({ db, now, body }) => {
    await requireShop(db, body.shop_id);
    const { id } = await db
      .insertInto('news')
      .values({ ...body, image: null, created: localMoment(now()) })
      .returning('newsId as id')
      .executeTakeFirstOrThrow();
    return { id };
  },

  updateImage: async ({ db, params, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('news')
      .set({ image: await storeImage(db, body.image, 'image') })
      .where('newsId', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },

  update: async ({ db, params, body }) => {
    await requireShop(db, body.shop_id);
    const { numUpdatedRows } = await db
      .updateTable('news')
      .set(body)
      .where('newsId', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },

  delete: async ({ db, params }) => {
    const { numDeletedRows } = await db.deleteFrom('news').where('newsId', '=', params.id).executeTakeFirst();
    touched(numDeletedRows, WHAT);
    return {};
  },
};

import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '../../src/v2/constants';
import { chunksOfRows } from '../db/insertAll';
import type { Database, Db } from '../db/schema';
import type { AppEnv } from '../http/address';
import { Refusal, refuseFields } from '../lib/refusal';
import { imageInfo } from './imageInfo';

/** Images: checked by their bytes, stored once by their SHA-256, served by address. */

const stored = (bytes: Uint8Array, refuse: (reason: string) => Error) => {
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw refuse('De afbeelding is groter dan 5 MB.');
  const info = imageInfo(bytes);
  if (info === undefined) throw refuse('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');
  if (info.width * info.height > IMAGE_MAX_PIXELS) throw refuse('De afbeelding heeft meer dan 25 megapixels.');
  return { sha256: hash('sha256', bytes), type: info.type, bytes };
};

const keep = async (db: Db, rows: ReturnType<typeof stored>[]): Promise<void> => {
  const different = [...new Map(rows.map((row) => [row.sha256, row])).values()];
  for (const chunk of chunksOfRows(different))
    await db
      .insertInto('images')
      .values(chunk)
      // The update locks an image that is stored already, so that the sweep cannot delete it before a record refers to
      // it.
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet(({ ref }) => ({ type: ref('excluded.type') })))
      .execute();
};

/** Stores the image of a data URL and returns its SHA-256. Throws 422 on `field` when it is no such image. */
export const storeImage = async (db: Db, dataUrl: string, field: string): Promise<string> => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const image = stored(bytes, (reason) => refuseFields({ [field]: reason }));
  await keep(db, [image]);
  return image.sha256;
};

/** Stores many images at once; returns their SHA-256 in order. Throws a TypeError when one is no image. */
export const storeImages = async (db: Db, pictures: readonly Uint8Array[]): Promise<string[]> => {
  const images = pictures.map((bytes) => stored(bytes, (reason) => new TypeError(reason)));
  await keep(db, images);
  return images.map(({ sha256 }) => sha256);
};

/** The address of a stored image; null without one. */
export const imageUrl = (sha256: string | null): string | null => sha256 && `/v2/images/${sha256}`;

/** Serves an image, also to visitors of the shops. The content of an address never changes. */
export const serveImage = async (c: Context<AppEnv, '/v2/images/:sha256'>, db: Kysely<Database>): Promise<Response> => {
  const sha256 = c.req.param('sha256');
  const headers = {
    ETag: `"${sha256}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  const isKnown = c.req
    .header('If-None-Match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === headers.ETag);
  const columns = isKnown ? (['type'] as const) : (['type', 'bytes'] as const);
  const image = await db.selectFrom('images').select(columns).where('sha256', '=', sha256).executeTakeFirst();
  if (image === undefined) throw new Refusal(404, 'De afbeelding bestaat niet (meer).');
  if (isKnown) return c.body(null, 304, headers);
  return c.body(new Uint8Array(image.bytes ?? []), 200, { ...headers, 'Content-Type': image.type });
};

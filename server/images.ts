import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '../src/v2/constants';
import type { AppEnv } from './address';
import { chunksOf } from './db/insertAll';
import type { Database, Db } from './db/schema';
import { Refusal, refuseFields } from './handler';
import { imageInfo } from './imageInfo';

/** Pictures: checked by their bytes, kept once by their SHA-256, answered by address. */

const stored = (bytes: Uint8Array, refuse: (reason: string) => Error) => {
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw refuse('De afbeelding is groter dan 5 MB.');
  const info = imageInfo(bytes);
  if (info === undefined) throw refuse('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.');
  if (info.width * info.height > IMAGE_MAX_PIXELS) throw refuse('De afbeelding heeft meer dan 25 megapixels.');
  return { sha256: createHash('sha256').update(bytes).digest('hex'), type: info.type, bytes };
};

const keep = async (db: Db, rows: ReturnType<typeof stored>[]): Promise<void> => {
  const different = [...new Map(rows.map((row) => [row.sha256, row])).values()];
  for (const chunk of chunksOf(different, 3))
    await db
      .insertInto('images')
      .values(chunk)
      // One that is kept already is held: it must not be taken away before a record shows it.
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet(({ ref }) => ({ type: ref('excluded.type') })))
      .execute();
};

/** Keeps the picture of a data-URL and answers its SHA-256; 422 on `field` for anything but such a picture. */
export const storeImage = async (db: Db, dataUrl: string, field: string): Promise<string> => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const image = stored(bytes, (reason) => refuseFields({ [field]: reason }));
  await keep(db, [image]);
  return image.sha256;
};

/** Keeps many pictures at once; answers the SHA-256 of each, in order. Throws on what is no picture. */
export const storeImages = async (db: Db, pictures: readonly Uint8Array[]): Promise<string[]> => {
  const images = pictures.map((bytes) => stored(bytes, (reason) => new TypeError(reason)));
  await keep(db, images);
  return images.map(({ sha256 }) => sha256);
};

/** The address under which a kept picture is answered; null where there is none. */
export const imageUrl = (sha256: string | null): string | null => sha256 && `/v2/images/${sha256}`;

/** The picture itself. Open to the shops' visitors; what an address names never changes. */
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

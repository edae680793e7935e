import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const FOLDER = 'dist/client/assets';
const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/;

/** @type {(file: string, suffix: string, transform: NodeJS.ReadWriteStream) => Promise<void>} */
const compress = async (file, suffix, transform) =>
  pipeline(createReadStream(file), transform, createWriteStream(`${file}${suffix}`));

const both = async (/** @type {string} */ file) => {
  const { size } = await stat(file);
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  await Promise.all([compress(file, '.br', brotli), compress(file, '.gz', createGzip({ level: 9 }))]);
};

/** Writes a brotli and a gzip file beside every built text file, so that the server need not compress them. */
export const precompress = async () => {
  const files = readdirSync(FOLDER).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(files.map((name) => both(join(FOLDER, name))));
};

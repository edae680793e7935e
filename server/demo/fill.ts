import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../db/open';
import { StartError } from '../lib/startError';
import { clear, isEmpty } from './clear';
import { seedDemo } from './seed';

/** The options of `npm run demo-data`. */
interface Wishes {
  scale: number;
  seed: string;
  /** Deletes everything in the database first. */
  replace: boolean;
}

const SCALE_MAX = 100;

/** Throws a StartError on invalid options. */
export const readWishes = (args: string[]): Wishes => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        scale: { type: 'string', default: '1' },
        seed: { type: 'string', default: 'wasstraat' },
        replace: { type: 'boolean', default: false },
      },
    });
    const scale = Number(values.scale);
    if (!(scale > 0 && scale <= SCALE_MAX)) throw new TypeError(`--scale ${values.scale}`);
    return { scale, seed: values.seed, replace: values.replace };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Zo niet: ${reason}\nnpm run demo-data -- [--scale 0.1 … ${SCALE_MAX}] [--seed woord] [--replace]`,
    );
  }
};

/** One transaction. Throws a StartError when the database is not empty, unless `replace` is set. */
export const fillDemo = async ({ db }: OpenDatabase, { replace, ...wishes }: Wishes, now: Date): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    if (replace) await clear(transaction);
    else if (!(await isEmpty(transaction)))
      throw new StartError(
        'De database is niet leeg (not empty). Met --replace verdwijnt alles wat erin staat, en komen de demonstratiegegevens daarvoor in de plaats.',
      );
    await seedDemo(transaction, { now, ...wishes });
  });
};

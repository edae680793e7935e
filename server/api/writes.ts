import { Hono } from 'hono';
import type { AppEnv } from '../address';
import { signedInUser } from '../auth';
import { takeBack } from '../exactlyOnce';
import type { MountSettings } from '../mount';

/**
 * `DELETE /api/writes/{key}`: for whoever sent a write and never heard, and now wants another in its place. Answers
 * `{done}`: what the write answered, or null where it was not carried out, and now never will be.
 */
export const writes = ({ db, now, sessionLimits }: MountSettings): Hono<AppEnv> => {
  const app = new Hono<AppEnv>();
  app.delete('/:key', async (c) => {
    const user = await signedInUser(db, c.req.header('Authorization'), now(), sessionLimits);
    return c.json({ done: await takeBack(db, user, c.req.param('key'), now()) });
  });
  return app;
};

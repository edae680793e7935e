import { accounts } from '../v2/accounts';
import type { Client } from './http/client';
import { isV2Error, V2Error } from './http/V2Error';

const isBlocked = (error: unknown) => isV2Error(error) && error.kind === 'network';

/**
 * Whether another origin has `/api`: a browser does not let through what that origin does not allow, and says that there
 * was no answer. Where v2 answers, and `ask` fails once more, that is a 404: a server that was away for a moment has it.
 */
export const sizesElsewhere = async <Sizes>(ask: () => Promise<Sizes>, client: Client): Promise<Sizes> => {
  try {
    return await ask();
  } catch (error) {
    if (!isBlocked(error)) throw error;
    await client.call(accounts.checkToken);
    return await ask().catch((cause: unknown) => {
      throw isBlocked(cause) ? new V2Error('refused', { status: 404, cause }) : cause;
    });
  }
};

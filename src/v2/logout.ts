import { post } from './endpoint';

const anything = { parse: (input: unknown) => input };
/** Ends the token, on a server that knows this call (not in section 7). The login does not load this file. */
export const logout = post('v2/accounts/logout', null, anything);

import { get, post } from './endpoint';
import { Identity, Session } from './entities/session';

/** The calls of the session (section 7), apart from the rest: the light login loads these alone. */
export const accounts = {
  checkToken: get('v2/accounts/checkToken', Identity),
  login: post('v2/accounts/login', null, Session),
};

const anything = { parse: (input: unknown) => input };
/** Beyond section 7: ends the token on a server that knows the call. */
export const logout = post('v2/accounts/logout', null, anything);

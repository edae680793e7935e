import { get, post } from './endpoint';
import { Identity, Session } from './entities/session';

/** The calls of the session (section 7), in their own file because the login loads only these. */
export const accounts = {
  checkToken: get('v2/accounts/checkToken', Identity),
  login: post('v2/accounts/login', null, Session),
};

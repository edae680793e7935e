import { basic } from './basic';
import type { TestServer } from './server';

/** A call of the login, over a connection from the address. */
export const signInFrom = (
  { app }: TestServer,
  address: string,
  username: string,
  password: string,
  headers: Record<string, string> = {},
) =>
  app.request(
    '/v2/accounts/login',
    { method: 'POST', headers: { Authorization: basic(username, password), ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  );

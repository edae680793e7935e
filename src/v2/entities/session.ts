import type { Shape } from '../endpoint';

/** The signed-in user (section 3). Handwritten, so that the login need not load Zod. */
export interface Identity {
  name: string;
  userId: number;
}
export interface Session extends Identity {
  API_token: string;
}

const fieldsOf = (input: unknown): Record<string, unknown> => {
  if (typeof input === 'object' && input !== null) return input as Record<string, unknown>;
  throw new TypeError('a session is an object');
};

export const Identity: Shape<Identity> = {
  parse(input) {
    const { name, userId } = fieldsOf(input);
    return { name: String(name ?? ''), userId: Number(userId ?? 0) };
  },
};

export const Session: Shape<Session> = {
  parse(input) {
    const { API_token } = fieldsOf(input);
    if (typeof API_token !== 'string' || API_token === '') throw new TypeError('a login answers a token');
    return { ...Identity.parse(input), API_token };
  },
};

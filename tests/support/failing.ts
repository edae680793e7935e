import { expectOnConsole } from './console';

/** An older installation's ways to fail, and what staff read of each. */
export const failures: [string, () => Response, string][] = [
  ['500', () => new Response('<h1>', { status: 500 }), 'Er ging iets mis op de server.'],
  ['200 with HTML', () => new Response('<h1>'), 'De server gaf een onbegrijpelijk antwoord.'],
  [
    '200 with another code',
    () => Response.json({ code: 'NOK', data: { error: 'De kassa is dicht.' } }),
    'De kassa is dicht.',
  ],
];

const broken = () => new Response('<h1>', { status: 500 });

/** Between app and server: calls of this method to such a path fail; react-admin tells the console of it in development. */
export const failing =
  (method: 'GET' | 'POST' | 'DELETE', path: RegExp, answer: () => Response = broken) =>
  (send: typeof fetch): typeof fetch => {
    expectOnConsole(/V2Error/);
    return async (input, init) => (init?.method === method && path.test(String(input)) ? answer() : send(input, init));
  };

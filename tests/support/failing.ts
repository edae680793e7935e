import { expectOnConsole } from './console';

/** The failures of an older installation, and the text that staff see for each. */
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

/** Between app and server: calls with this method and path fail. Expects react-admin's console messages about it. */
export const failing =
  (method: 'GET' | 'POST' | 'DELETE', path: RegExp, answer: () => Response = broken) =>
  (send: typeof fetch): typeof fetch => {
    expectOnConsole(/V2Error/);
    return async (input, init) => (init?.method === method && path.test(String(input)) ? answer() : send(input, init));
  };

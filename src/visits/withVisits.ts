import type { Client } from '../provider/http/client';
import { VISIT_CALLS } from './visitCalls';

/** True when the page can open without a network: only then is anything kept on this device. */
export const canOpenOffline = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The client, with the reads of a visit answered from this device, and its writes kept there, while the server cannot be reached. */
export const withVisits = (client: Client): Client => {
  let visits: Promise<Client> | undefined;
  return {
    call: async (row, options) => {
      if (!VISIT_CALLS.has(row) || !canOpenOffline()) return client.call(row, options);
      visits ??= import('./visitClient').then(
        ({ createVisitClient }) => createVisitClient(client),
        () => {
          visits = undefined;
          return client;
        },
      );
      return (await visits).call(row, options);
    },
  };
};

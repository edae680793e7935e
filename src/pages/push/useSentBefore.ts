import { type RaRecord, useDataProvider } from 'react-admin';
import { useHasApi } from '../../provider/reads/useHasApi';

interface SentPush extends RaRecord {
  message: string;
  shop_name: string;
  /** The business's local time, '2026-11-16 10:00:00'. */
  created: string;
}

const DAY_MS = 24 * 3600_000;
/** A day has fewer messages than this. */
const LATEST = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'push_id', order: 'DESC' as const },
  filter: {},
};
/** Swedish writes a moment as v2 does. */
const wire = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Tells when the same message last went to a shop within 24 hours; undefined when it did not, and on a server that keeps
 * no list of messages or does not answer.
 */
export const useSentBefore = () => {
  const dataProvider = useDataProvider();
  const hasApi = useHasApi();
  return async ({ message, shop }: { message: string; shop: string }): Promise<string | undefined> => {
    if (!hasApi) return undefined;
    const since = wire.format(Date.now() - DAY_MS);
    const { data } = await dataProvider.getList<SentPush>('pushes', LATEST).catch(() => ({ data: [] }));
    return data.find((one) => one.message === message && one.shop_name === shop && one.created > since)?.created;
  };
};

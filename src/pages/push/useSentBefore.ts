import { millisecondsInDay } from 'date-fns/constants';
import { useDataProvider } from 'react-admin';
import { useApi } from '../../provider/reads/useHasApi';
import { localMoment } from '../../v2/businessTime';
import type { ListedPush } from '../../v2/entities/push';
import type { ScheduledPush } from '../../v2/entities/scheduledPush';

/** Of either list. */
type StoredPush = Pick<ListedPush, 'id' | 'message' | 'shop_name' | 'created'> & Partial<ListedPush & ScheduledPush>;

/**
 * The same message near it: it went then, failed then, waits for then, was only kept, since the server sends no pushes, or
 * may have gone then: nobody knows.
 */
export interface Earlier {
  at: string;
  state: 'sent' | 'failed' | 'waiting' | 'kept' | 'unsure';
  /** Why it failed. */
  why: string;
}

/** A day has fewer messages than this. */
const latest = (filter: object) => ({
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'DESC' as const },
  filter,
});

/**
 * Tells when the same message went, or will go, to a shop within 24 hours of an instant (epoch milliseconds). Undefined
 * when it does not, and on a server that keeps no list of messages or does not answer.
 */
export const useSentBefore = () => {
  const dataProvider = useDataProvider();
  const api = useApi();
  return async ({ message, shop }: { message: string; shop: string }, at: number): Promise<Earlier | undefined> => {
    // Asked again where it is not known.
    if (!(api.data ?? (await api.refetch()).data)) return undefined;
    const [from, to] = [localMoment(at - millisecondsInDay), localMoment(at + millisecondsInDay)];
    const messagesIn = async (resource: string, filter: object) => {
      const { data } = await dataProvider.getList<StoredPush>(resource, latest(filter)).catch(() => ({ data: [] }));
      return data
        .filter((one) => one.message === message && one.shop_name === shop)
        .map(({ send_at, created, result, error = '' }): Earlier => {
          const state = send_at ? 'waiting' : result === 'failed' || result === 'kept' ? result : 'sent';
          return { at: send_at ?? created, state, why: state === 'failed' ? error : '' };
        })
        .filter(({ at }) => from < at && at < to);
    };
    const [sent, waiting] = await Promise.all([
      messagesIn('pushes', {}),
      messagesIn('scheduled_pushes', { state: 'waiting' }),
    ]);
    return sent.find(({ state }) => state === 'sent') ?? waiting[0] ?? sent[0];
  };
};

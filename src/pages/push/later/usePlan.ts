import { useDataProvider, useNotify } from 'react-admin';
import { laterTexts } from '../../../../i18n/nl/late/pushLater';
import { useClearFailures } from '../../../feedback/useClearFailures';
import { useTellFailure } from '../../../feedback/useTellFailure';
import { formatDateTime } from '../../../lib/dates';
import { useShops } from '../../../provider/reads/useShops';
import type { Typed } from '../useUnsent';

/** Schedules a message, and says whether it was. Nothing goes out yet, so the user stays. */
export const usePlan = () => {
  const shops = useShops();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  return async ({ message, shop, send_at }: Typed): Promise<boolean> => {
    clearFailures(laterTexts.failed);
    const shop_id = shops.find(({ name }) => name === shop)?.shop_id;
    try {
      await dataProvider.create('scheduled_pushes', { data: { shop_id, message, send_at } });
      notify(laterTexts.planned(formatDateTime(send_at), shop), { type: 'success' });
      return true;
    } catch (failure) {
      tellFailure(laterTexts.failed, failure);
      return false;
    }
  };
};

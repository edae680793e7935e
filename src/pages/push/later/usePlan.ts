import { useDataProvider, useNotify } from 'react-admin';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import { useAttempt } from '../../../feedback/failures';
import { formatDateTime } from '../../../lib/dates';
import { useShops } from '../../../provider/reads/useShops';
import type { Typed } from '../useUnsent';

/** Schedules a message, and says whether it was. Nothing goes out yet, so the user stays. */
export const usePlan = () => {
  const shops = useShops();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { attempt } = useAttempt();
  return ({ message, shop, send_at }: Typed): Promise<boolean> =>
    attempt(
      scheduledPushTexts.failed,
      async () => {
        const shop_id = shops.find(({ name }) => name === shop)?.shop_id;
        await dataProvider.create('scheduled_pushes', { data: { shop_id, message, send_at } });
        notify(scheduledPushTexts.planned(formatDateTime(send_at), shop), { type: 'success' });
      },
      { maybe: scheduledPushTexts.maybePlanned },
    );
};

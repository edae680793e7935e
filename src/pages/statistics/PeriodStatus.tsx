import { useState } from 'react';
import { bothShopsTexts } from '../../../i18n/nl/late/bothShops';
import { formatDate } from '../../lib/dates';
import { formatPrice } from '../../lib/numbers';
import type { Period } from '../../lib/period';
import { Said } from '../../ui/page/Said';
import { sumsOf } from './dayFigures';
import { useDayFigures } from './useDayFigures';

/** Tells screen readers the sums of another period than the page opened with, once they are read. */
export const PeriodStatus = ({ period }: { period: Period }) => {
  const { from, to } = period;
  const [opened, setOpened] = useState<Period | null>(period);
  if (opened && (opened.from !== from || opened.to !== to)) setOpened(null);
  const { query } = useDayFigures(period);
  const isRead = query.data !== undefined && !query.isPlaceholderData;
  const { cents, orders } = sumsOf(query.data?.data ?? [], period);
  return (
    <Said>
      {!opened &&
        isRead &&
        bothShopsTexts.period.read(formatDate(from), formatDate(to), formatPrice(cents / 100), orders)}
    </Said>
  );
};

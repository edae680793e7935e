import type { Period } from '../../lib/period';
import { useApiList } from '../../provider/reads/useApiList';
import type { DayFigures } from '../../v2/entities/statistics';

const BY_ID = { field: 'id', order: 'ASC' as const };
const ALL = { page: 1, perPage: 5_000 };

/** The days of both shops in a period, on a server with `/api`. A caller has a key for its period. */
export const useDayFigures = ({ from, to }: Period) =>
  useApiList<DayFigures>('statistics', { filter: { from, to }, sort: BY_ID, pagination: ALL });

import { waterTexts } from '../../../i18n/nl/late/water';
import { PartFailed } from '../../ui/page/PartFailed';
import type { Water } from './useWater';

interface NormsFailedProps {
  water: Water;
  /** The earlier reports, where nothing else tells that they failed. */
  reports?: { error: unknown; refetch: () => unknown };
}

/** Says quietly why a verdict or the last value is missing. */
export const NormsFailed = ({ water, reports }: NormsFailedProps) => {
  if (!water.hasFailed && !reports?.error) return null;
  const retry = () => {
    water.refetch();
    if (reports?.error) reports.refetch();
  };
  return <PartFailed missing={waterTexts.notJudged} onRetry={retry} />;
};

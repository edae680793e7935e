import { useDataProvider, useNotify } from 'react-admin';
import { waterTexts } from '../../../i18n/nl/late/water';
import { useHasApi } from '../../provider/reads/useHasApi';
import { SamplingPointBody } from '../../v2/entities/norm';
import { WaterReportNew } from '../../v2/entities/waterreport';

/** The form of a water report: what v2 keeps, and the kind of water, which only the embedded server keeps. */
export const WaterReportFields = WaterReportNew.extend({
  sampling_point: SamplingPointBody.shape.sampling_point.catch('tap'),
});

/** The kind of water that a stored report has until another is kept. */
const UNTOLD = 'tap';

/** Keeps the kind of water of a new report, and says when that failed: the report itself is stored. */
export const useKeepPoint = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const hasApi = useHasApi();
  return async ({ id, sampling_point = UNTOLD }: { id: number | string; sampling_point?: string }) => {
    if (!hasApi || sampling_point === UNTOLD) return;
    try {
      await dataProvider.update('sampling_points', { id, data: { sampling_point }, previousData: undefined });
    } catch {
      notify(waterTexts.pointNotSaved, { type: 'error' });
    }
  };
};

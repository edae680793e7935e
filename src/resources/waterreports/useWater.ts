import type { RaRecord } from 'react-admin';
import { type Limits, limitsOf, normFor } from '../../lib/water';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi } from '../../provider/reads/useHasApi';
import { endpoints } from '../../v2/endpoints';
import {
  type Measure,
  type Norm,
  SAMPLING_POINTS,
  type SampledReport,
  type SamplingPoint,
} from '../../v2/entities/norm';
import { UNTOLD_POINT } from '../../v2/entities/waterreport';
import { NORMS, samplingPointsOf } from '../../visits/visitLists';
import { TAP_NORMS } from './tapNorms';

type NormRecord = Norm & RaRecord;

interface SampledWater {
  water_report_id: number;
  sampling_point?: unknown;
}

export interface Water {
  /** True when the server keeps the kind of water of a report. */
  hasPoints: boolean;
  /** True when what is asked is answered, or failed. */
  isSettled: boolean;
  /** Undefined while unknown. A report that waits for a network has its own with it. */
  pointOf: (report: SampledWater) => SamplingPoint | undefined;
  /** True when the kind of water of one of these reports could not be read: of another kind they say nothing. */
  isUnread: (reports: readonly SampledWater[]) => boolean;
  /** Null also where not all could be read by what to judge. */
  normOf: (point: SamplingPoint | undefined, measure: Measure) => Norm | null;
  limitsFor: (point: SamplingPoint | undefined, measure: Measure) => Limits | null;
  /** True when it could not be read by what to judge; also while that is asked again, so that what is shown stays. */
  hasFailed: boolean;
  refetch: () => void;
}

const isPoint = (value: unknown): value is SamplingPoint => SAMPLING_POINTS.some((point) => point === value);

/** The norms, and the kind of water of a customer's reports. An older v2 keeps neither: all is tap water there. */
export const useWater = (customerId: number): Water => {
  const api = useApi();
  const norms = useApiList<NormRecord>('norms', NORMS).query;
  const points = useApiList<SampledReport>('sampling_points', samplingPointsOf(customerId)).query;
  const isOlder = api.data === false;
  const known = new Map(points.data?.data.map(({ id, sampling_point }) => [Number(id), sampling_point]));
  const queries = [api, norms, points];
  const hasFailed =
    !isOlder && queries.some(({ data, error, isFetched }) => error !== null || (isFetched && data === undefined));
  const all = isOlder ? TAP_NORMS : (!hasFailed && norms.data?.data) || [];
  const normOf: Water['normOf'] = (point, measure) => (point ? normFor(all, point, measure) : null);
  const pointOf: Water['pointOf'] = ({ water_report_id, sampling_point }) => {
    if (isOlder) return UNTOLD_POINT;
    const point = known.get(water_report_id) ?? sampling_point;
    return isPoint(point) ? point : undefined;
  };
  return {
    hasPoints: api.data === true,
    isSettled: isOlder || hasFailed || Boolean(norms.data && points.data),
    pointOf,
    isUnread: (reports) => hasFailed && !reports.every(pointOf),
    normOf,
    limitsFor: (point, measure) => {
      const norm = normOf(point, measure);
      return norm && limitsOf(norm);
    },
    hasFailed,
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

/** A customer's water reports; v2 sorts them newest first. */
export const useWaterReports = (customerId: number) => useV2Query(endpoints.waterreports.list, { customerId });

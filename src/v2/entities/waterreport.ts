import { z } from 'zod';
import { WATER_REMARKS_MAX, WATER_VALUE_MAX } from '../constants';
import { id, moment, nullableId, optionalText, requiredText, text } from '../fields';
import { ofKind } from '../kinds';
import { SamplingPointBody } from './norm';

/** A water measurement at a customer (section 3): acidity, hardness and conductivity, as typed. */
export const WaterReport = z.looseObject({
  water_report_id: id,
  customer_id: nullableId,
  created: moment,
  ph: text,
  hardness: text,
  ec: text,
  remarks: text,
});
export type WaterReport = z.output<typeof WaterReport>;

const measurement = (label: string) => ofKind({ kind: 'decimal' }, requiredText(label, WATER_VALUE_MAX));

/** The kind of water that a report has until another is told. */
export const UNTOLD_POINT = 'tap';

/**
 * Section 5: the three values are required, 5 characters each; remarks 1000. The embedded server also takes the kind of
 * water (`/api/sampling_points`); no form of another v2 asks for it, so that it never travels there.
 */
export const WaterReportNew = z.object({
  ph: measurement('pH'),
  hardness: measurement('Hardheid'),
  ec: measurement('EC'),
  remarks: optionalText(WATER_REMARKS_MAX),
  sampling_point: SamplingPointBody.shape.sampling_point
    .transform((point) => (point === UNTOLD_POINT ? undefined : point))
    .optional(),
});

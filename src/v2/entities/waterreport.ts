import { z } from 'zod';
import { WATER_REMARKS_MAX, WATER_VALUE_MAX } from '../constants';
import { id, moment, nullableId, optionalText, requiredText, text } from '../fields';

/** A water measurement at a customer (section 3): acidity, hardness, conductivity; as typed. */
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

/** Section 5: the three values are required, 5 characters each; remarks 1000. */
export const WaterReportNew = z.object({
  ph: requiredText('pH', WATER_VALUE_MAX),
  hardness: requiredText('Hardheid', WATER_VALUE_MAX),
  ec: requiredText('EC', WATER_VALUE_MAX),
  remarks: optionalText(WATER_REMARKS_MAX),
});

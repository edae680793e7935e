import { z } from 'zod';
import { WATER_REMARKS_MAX, WATER_VALUE_MAX } from '../constants';
import { id, moment, nullableId, optionalText, requiredNumberText, text } from '../fields';
import { ofKind } from '../kinds';

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

const measurement = (label: string) => ofKind({ kind: 'decimal' }, requiredNumberText(label, WATER_VALUE_MAX));

/** Section 5: the three values are required, 5 characters each; remarks 1000. */
export const WaterReportNew = z.object({
  ph: measurement('pH'),
  hardness: measurement('Hardheid'),
  ec: measurement('EC'),
  remarks: optionalText(WATER_REMARKS_MAX),
});

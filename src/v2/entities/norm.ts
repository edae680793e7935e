import { z } from 'zod';
import { decimalText, optionalText } from '../fields';

/** A norm of the water adviser (`/api/norms`): the normal band of one value in one kind of water. */

/** The kinds of water that are sampled; also the values of `sampling_point`. */
export const SAMPLING_POINTS = ['tap', 'softened', 'osmosis', 'recycled'] as const;
export type SamplingPoint = (typeof SAMPLING_POINTS)[number];
/** The measured values, by their field of a water report. */
export const MEASURES = ['ph', 'hardness', 'ec'] as const;
export type Measure = (typeof MEASURES)[number];

const ADVICE_MAX = 300;
const limit = () => decimalText('Vul een getal in, bijvoorbeeld 6,5.');
const beyond = (most: string, field: string) => `Vul ${most} de waarde van ‘${field}’ in; die moet ook zijn ingevuld.`;

/** The limits as decimal text, '' for no limit. A doubtful band without a limit ends where the good one does. */
export const NormBody = z
  .object({
    good_min: limit(),
    good_max: limit(),
    doubtful_min: limit(),
    doubtful_max: limit(),
    advice_low: optionalText(ADVICE_MAX),
    advice_high: optionalText(ADVICE_MAX),
  })
  .superRefine((norm, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: norm });
    const { good_min, good_max, doubtful_min, doubtful_max } = norm;
    if (good_min && good_max && Number(good_min) > Number(good_max))
      refuse('good_max', 'De bovengrens is lager dan de ondergrens.');
    if (doubtful_min && !(good_min && Number(doubtful_min) <= Number(good_min)))
      refuse('doubtful_min', beyond('hoogstens', 'Goed vanaf'));
    if (doubtful_max && !(good_max && Number(doubtful_max) >= Number(good_max)))
      refuse('doubtful_max', beyond('minstens', 'Goed tot en met'));
  });

/** A norm as it is read. */
export interface Norm extends z.output<typeof NormBody> {
  sampling_point: string;
  measure: string;
}

/** The kind of water of a report (`/api/sampling_points`), for which v2 has no field. */
export const SamplingPointBody = z.object({ sampling_point: z.enum(SAMPLING_POINTS, 'Kies een soort water.') });

/** A water report as `/api/sampling_points` lists it: `sampling_point` is '' where nobody chose one. */
export interface SampledReport {
  id: number;
  customer_id: number;
  created: string;
  sampling_point: string;
}

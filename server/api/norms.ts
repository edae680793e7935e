import { sql } from 'kysely';
import { type Norm, NormBody, type SampledReport, SamplingPointBody } from '../../src/v2/entities/norm';
import { changeOne } from '../lib/refusal';
import type { ColumnsOf } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/** The norms for water, one for each value in each kind of water: they are changed, never added or deleted. */
const NORM = 'Deze norm';
export const norms: RestResource = {
  name: 'norms',
  what: NORM,
  from: sql.table('norms'),
  key: 'norm_id',
  columns: {
    norm_id: 'number',
    name: 'text',
    sampling_point: 'text',
    measure: 'text',
    good_min: 'decimal',
    good_max: 'decimal',
    doubtful_min: 'decimal',
    doubtful_max: 'decimal',
    advice_low: 'text',
    advice_high: 'text',
  } satisfies ColumnsOf<Norm>,
  searched: ['name', 'advice_low', 'advice_high'],
  update: restWrite(NormBody, async (norm) => async (id, { db }) => {
    await changeOne(db.updateTable('norms').set(norm).where('norm_id', '=', id), NORM);
  }),
};

/** The kind of water of each water report, which v2 cannot hold. */
const REPORT = 'Het waterrapport';
export const samplingPoints: RestResource = {
  name: 'sampling_points',
  what: REPORT,
  from: sql.table('waterreports'),
  key: 'water_report_id',
  columns: {
    water_report_id: 'number',
    customer_id: 'number',
    created: 'text',
    sampling_point: 'text',
  } satisfies ColumnsOf<SampledReport>,
  update: restWrite(SamplingPointBody, async ({ sampling_point }) => async (id, { db }) => {
    await changeOne(db.updateTable('waterreports').set({ sampling_point }).where('water_report_id', '=', id), REPORT);
  }),
};

import type { CarriedOut, RunResource } from '../v2/entities/run';

/** A run of `/api/runs`. */
export interface Run {
  id: number;
  created: string;
  user_name: string;
  resource: RunResource;
  label: string;
  changed: number;
  refused: number;
  reverts: number | null;
  reverted_by: number | null;
}

/** A row of `/api/run_rows`. */
export interface StoredRow extends CarriedOut {
  id: number;
  run_id: number;
}

import type { Outcome, RunResource, Values } from '../v2/entities/run';

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
export interface StoredRow {
  id: number;
  run_id: number;
  record_id: number;
  record_name: string;
  old: Values;
  new: Values;
  outcome: Outcome;
  reason: string;
}

import { csvOfRecords } from '../src/lib/csv.ts';

type Done = (error: null, csv: string) => void;

/**
 * Replaces the package jsonexport, with which react-admin exports CSV (see leaveOut.ts). Smaller, and safe: no cell can
 * run as a formula in a spreadsheet.
 */
export default (records: Parameters<typeof csvOfRecords>[0], done: Done): void => done(null, csvOfRecords(records));

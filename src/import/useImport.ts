import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { type Plan, useTakenOut } from '../bulk/usePlans';
import { checker, notationsOf } from './checkRows';
import { doubtsOf } from './doubts';
import {
  guessColumns,
  type ImportResource,
  importFields,
  type KnownColumns,
  keysOf,
  knownColumns,
} from './importFields';
import type { Table, TableRow } from './readTable';
import type { Existing } from './useExisting';

/** A table that is being imported: its columns, its rows as they were mended, and what it makes of the records. */

const NO_ROWS: readonly TableRow[] = [];
const NOTHING_KNOWN: KnownColumns = {};

export const useImport = (resource: ImportResource, existing: Existing | undefined) => {
  const fields = useMemo(() => importFields(resource), [resource]);
  const [known, setKnown] = useStore<KnownColumns>(`preferences.import.${resource}`, NOTHING_KNOWN);
  const [source, setSource] = useState<{ name: string; table: Table } | null>(null);
  const [columns, setColumns] = useState<readonly (string | undefined)[]>([]);
  const [wantedKey, setKey] = useState('');
  const [clears, setClears] = useState(false);
  const [mended, setMended] = useState<ReadonlyMap<number, TableRow>>(new Map());
  const { out, take, takeAll } = useTakenOut();

  const keys = keysOf(resource).filter((key) => columns.includes(key));
  const key = keys.includes(wantedKey) ? wantedKey : (keys[0] ?? '');

  const rows = source?.table.rows ?? NO_ROWS;
  const checkAll = useMemo(
    () => existing && key !== '' && checker({ resource, columns, key, clears, ...existing }),
    [existing, resource, columns, key, clears],
  );
  const notations = useMemo(() => notationsOf(rows, { columns, resource }), [rows, columns, resource]);
  const checked = useMemo(() => {
    const asMended = rows.map((row) => mended.get(row.line) ?? row);
    return checkAll ? checkAll(asMended, notations) : [];
  }, [rows, mended, checkAll, notations]);

  const headings = source?.table.headings;
  const doubts = useMemo(
    () => (existing && headings ? doubtsOf({ resource, columns, key, headings, checked, ...existing }) : []),
    [existing, headings, resource, columns, key, checked],
  );

  const plans = useMemo(
    () =>
      checked.flatMap(({ record, planned }): Plan[] => {
        const id = Number(record?.id);
        return record && planned ? [{ id, record, planned, isOut: out.has(id) }] : [];
      }),
    [checked, out],
  );

  return {
    ...{ fields, source, columns, keys, key, setKey, clears, setClears, checked, doubts, mended, plans, take },
    /** True for what a field is called, or was chosen for one before. */
    isHeading: (text: string) => guessColumns([text], fields, known)[0] !== undefined,
    open: (name: string, table: Table) => {
      setSource({ name, table });
      setColumns(guessColumns(table.headings, fields, known));
      setClears(false);
      setMended(new Map());
      takeAll();
    },
    /** A field stands for one column: another one that had it is not imported. */
    chooseField: (at: number, name: string) => {
      const next = columns.map((column, other) =>
        other === at ? name || undefined : column === name ? undefined : column,
      );
      setColumns(next);
      setKnown(knownColumns(source?.table.headings ?? [], next, known));
    },
    mend: (row: TableRow, at: number, text: string) =>
      setMended((before) => new Map(before).set(row.line, { ...row, cells: row.cells.with(at, text) })),
  };
};

export type Import = ReturnType<typeof useImport>;

import type { RaRecord } from 'react-admin';
import { importTexts } from '../../i18n/nl/late/import';
import { byKey, type CheckedRow, isWrittenAs, type Wanted } from './checkRows';
import { guessColumns, importFields, NAMES } from './importFields';

/** Why a table may not be what it is taken for, while none of its rows is wrong. Pure. */

interface Taken extends Pick<Wanted, 'resource' | 'columns' | 'key' | 'records'> {
  headings: readonly string[];
  checked: readonly CheckedRow[];
}

/** The name of the record whose row was taken for the headings. */
const namedInHeadings = ({ resource, columns, key, records, headings }: Taken): string | undefined => {
  const found = byKey(records, key)(headings[columns.indexOf(key)] ?? '');
  return found && found !== 'several' ? String(found[NAMES[resource]]) : undefined;
};

/** Every list has numbers, so those of another list are recognized too. */
const otherList = ({ resource, columns, key, headings, checked }: Taken): string | undefined => {
  if (key !== 'id') return undefined;
  const name = NAMES[resource];
  const at = columns.indexOf(name);
  if (at < 0) {
    const meant = guessColumns(headings, importFields(resource), {}).filter(Boolean);
    return meant.length < headings.length / 2 ? importTexts.doubts.columns : undefined;
  }
  const isOther = (cell: string, record: RaRecord) => !isWrittenAs(cell, String(record[name] ?? ''));
  const named = checked.filter(({ row, record }) => record && row.cells[at]?.trim());
  const others = named.filter(({ row, record }) => record && isOther(row.cells[at] ?? '', record));
  // A few are seen in the trial.
  return others.length > 2 && others.length > named.length / 2 ? importTexts.doubts.names : undefined;
};

export const doubtsOf = (taken: Taken): string[] => {
  if (taken.key === '') return [];
  const name = namedInHeadings(taken);
  const other = otherList(taken);
  return [...(name === undefined ? [] : [importTexts.doubts.headings(name)]), ...(other ? [other] : [])];
};

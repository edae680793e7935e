import type { Identifier, RaRecord } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18nProvider';
import type { ColumnTexts } from '../../ui/files/ColumnsPlace';
import { headingOf } from '../../ui/files/exportList';
import { inDutch } from '../../ui/inputs/FieldValue';
import type { Change } from '../../v2/entities/audit';
import { isUpdate } from './entry';

const sideOf = ({ id, changes }: RaRecord, side: 'old' | 'new'): RaRecord => ({
  ...Object.fromEntries(changes.map((change: Change) => [change.field, change[side]])),
  id,
});

const told = (key: string) => i18nProvider.translate(`ui.value.${key}`);

/** The history keeps a picture by its hash. */
const PICTURE = /^[0-9a-f]{64}$/;
const textOf = (value: unknown): string => {
  const text = String(value ?? '');
  return PICTURE.test(text) ? told('image') : inDutch(text);
};

/** 'Wax → Heetwax'. Of a secret, and of one picture for another, nothing but that it changed. */
const updateOf = (old: string, now: string): string =>
  old === now ? told('changed') : `${old || told('empty')} → ${now || told('empty')}`;

/** The changes of entries, each on a line, for a file: 'Naam: Wax → Heetwax'. */
export const changeTexts: ColumnTexts = async (entries, read) => {
  const texts = new Map<Identifier, string>();
  for (const resource of new Set(entries.map((entry) => String(entry.resource)))) {
    const some = entries.filter((entry) => entry.resource === resource);
    const sides = (side: 'old' | 'new') =>
      read(
        resource,
        some.map((entry) => sideOf(entry, side)),
      );
    const [old, now] = [await sides('old'), await sides('new')];
    for (const [at, { id, verb, changes }] of some.entries()) {
      const lineOf = ({ field }: Change) => {
        const [before, after] = [textOf(old[at]?.[field]), textOf(now[at]?.[field])];
        const text = isUpdate({ verb }) ? updateOf(before, after) : after || before;
        return text && `${headingOf(resource, field)}: ${text}`;
      };
      texts.set(id, changes.map(lineOf).filter(Boolean).join('\n'));
    }
  }
  return entries.map(({ id }) => texts.get(id) ?? '');
};

import { useTranslate } from 'react-admin';
import { textOfKey } from '../lib/textOfKey';
import { StoredValue } from '../ui/inputs/StoredValue';
import type { WaitingWrite } from './waitingWrites';
import { typedIn } from './writeCalls';

/** Told by the kind of the write, shown as a picture, or an order. */
const TOLD_OTHERWISE = new Set(['set', 'image', 'order']);

/** A new appointment is mostly of who types it. */
const isSaid = (field: string, value: unknown, isNew: boolean): boolean =>
  !TOLD_OTHERWISE.has(field) &&
  !(isNew && (field === 'user_id' || value === '' || value === undefined || value === null));

/** What a waiting write is about, and what was typed, by the names of the form's fields; `ago` comes last. */
export const WaitingWords = ({ write, ago }: { write: WaitingWrite; ago: string }) => {
  const translate = useTranslate();
  const { call, about, base } = write;
  const [resource = ''] = call.split(' ');
  const typed = Object.entries(typedIn(write)).filter(([field, value]) => isSaid(field, value, !base));
  return (
    <>
      {about && `${about} · `}
      {typed.map(([field, value]) => (
        <span key={field}>
          {textOfKey(translate, `resources.${resource}.fields.${field}`, field)}:{' '}
          <StoredValue resource={resource} field={field} value={value} />
          {' · '}
        </span>
      ))}
      {ago}
    </>
  );
};

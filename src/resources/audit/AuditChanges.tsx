import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'react-admin';
import { putBackTexts } from '../../../i18n/nl/late/putBack';
import { useResourceFields } from '../../provider/reads/resourceFields';
import { FieldValue } from '../../ui/list/FieldValue';
import { kindOf } from '../../v2/kinds';
import { type AuditEntry, isUpdate } from './entry';
import { useFieldLabel } from './names';
import { PutBack } from './PutBack';

/** A new record has many changes: a row names the first ones. */
const NAMED = 3;

/** The names of the changed fields. Opened, it shows old and new values and the buttons to put back. */
export const AuditChanges = () => {
  const translate = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  const labelOf = useFieldLabel(entry?.resource ?? '');
  const fields = useResourceFields(entry?.resource ?? '');
  if (!entry) return null;
  if (entry.changes.length === 0) return isUpdate(entry) ? translate('audit.nothing') : null;
  const { changes, verb } = entry;
  // An event has no record: shows all its details at once.
  if (!isUpdate(entry) && !['create', 'delete'].includes(verb))
    return changes.map(({ field, new: told }) => (
      <div key={field}>
        {labelOf(field)}: <FieldValue resource={entry.resource} field={field} value={told} />
      </div>
    ));
  const named = changes.slice(0, NAMED);
  const rest = changes.length - named.length;
  return (
    <Changes>
      <summary>
        {named.map(({ field }) => labelOf(field)).join(', ')}
        {rest > 0 && ` ${translate('audit.more', { count: rest })}`}
      </summary>
      <dl>
        {changes.map(({ field, old, new: now }) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {kindOf(fields[field])?.kind === 'secret' ? (
                translate('ui.value.changed')
              ) : isUpdate(entry) ? (
                <>
                  <del>
                    <FieldValue resource={entry.resource} field={field} value={old} />
                  </del>
                  {' → '}
                  <ins>
                    <FieldValue resource={entry.resource} field={field} value={now} />
                  </ins>
                </>
              ) : (
                <FieldValue resource={entry.resource} field={field} value={old ?? now} />
              )}
            </dd>
            {isUpdate(entry) && <PutBack entry={entry} field={field} old={old} />}
          </div>
        ))}
      </dl>
      {verb === 'delete' && <p>{putBackTexts.deleted}</p>}
    </Changes>
  );
};

const Changes = styled('details')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& summary': { cursor: 'pointer' },
  '& dl': { margin: theme.spacing(1, 0, 0) },
  '& dt': { fontWeight: 500, marginTop: theme.spacing(0.75) },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
  '& del, & p': { color: theme.palette.text.secondary },
  '& p': { margin: theme.spacing(0.5, 0) },
  '& ins': { textDecoration: 'none' },
}));

import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'react-admin';
import { historyTexts } from '../../../i18n/nl/late/history';
import { putBackTexts } from '../../../i18n/nl/late/putBack';
import { StoredValue, useStoredFields } from '../../ui/inputs/StoredValue';
import { LinkButton } from '../../ui/page/LinkButton';
import { type AuditEntry, NEVER_IN_BIN } from '../../v2/entities/audit';
import { kindOf } from '../../v2/kinds';
import { isNotKept, isUpdate, isWrite } from './entry';
import { useFieldLabel } from './names';
import { PutBack } from './PutBack';

/** A new record has many changes: a row names the first ones. */
const NAMED = 3;

/** The names of the changed fields. Opened, it shows old and new values and the buttons to put back. */
export const AuditChanges = () => {
  const translate = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  const labelOf = useFieldLabel(entry?.resource ?? '');
  const fields = useStoredFields(entry?.resource ?? '');
  if (!entry) return null;
  const { verb } = entry;
  const isSecret = (field: string) => kindOf(fields[field])?.kind === 'secret';
  // Of a secret there is nothing to say but that it changed.
  const changes = entry.changes.filter(({ field }) => isUpdate(entry) || !isSecret(field));
  if (changes.length === 0)
    return isNotKept(entry) ? historyTexts.notKept : isUpdate(entry) ? historyTexts.nothing : null;
  // An event has no record: shows all its details at once.
  if (!isWrite(entry))
    return changes.map(({ field, new: told }) => (
      <div key={field}>
        {labelOf(field)}: <StoredValue resource={entry.resource} field={field} value={told} />
      </div>
    ));
  const named = changes.slice(0, NAMED);
  const rest = changes.length - named.length;
  return (
    <Changes>
      <summary>
        {named.map(({ field }) => labelOf(field)).join(', ')}
        {rest > 0 && ` ${historyTexts.more(rest)}`}
      </summary>
      <dl>
        {changes.map(({ field, old, new: now }) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {isSecret(field) ? (
                translate('ui.value.changed')
              ) : isUpdate(entry) ? (
                <>
                  <del>
                    <StoredValue resource={entry.resource} field={field} value={old} />
                  </del>
                  {' → '}
                  <ins>
                    <StoredValue resource={entry.resource} field={field} value={now} />
                  </ins>
                </>
              ) : (
                <StoredValue resource={entry.resource} field={field} value={old ?? now} />
              )}
            </dd>
            {isUpdate(entry) && <PutBack entry={entry} field={field} old={old} />}
          </div>
        ))}
      </dl>
      {verb === 'delete' && <OfDeleted resource={entry.resource} />}
    </Changes>
  );
};

const OfDeleted = ({ resource }: { resource: string }) =>
  NEVER_IN_BIN.includes(resource) ? (
    <p>{putBackTexts.deleted}</p>
  ) : (
    <>
      <p>{putBackTexts.inBin}</p>
      <LinkButton to="/bin/overview" size="small">
        {putBackTexts.toBin}
      </LinkButton>
    </>
  );

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

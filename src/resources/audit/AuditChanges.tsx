import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'react-admin';
import { type Change, shownAs } from './change';

/** Of a new record, all fields are changes: a row names the first. */
const NAMED = 3;

/** Which fields changed; opened, from what to what. */
export const AuditChanges = () => {
  const translate = useTranslate();
  const { resource, changes = [] } = useRecordContext<{ id: number; resource: string; changes: Change[] }>() ?? {};
  if (changes.length === 0) return translate('audit.nothing');
  const named = changes.slice(0, NAMED);
  const rest = changes.length - named.length;
  const labelOf = (field: string) =>
    translate(`resources.${resource}.fields.${field}`, { _: translate(`audit.fields.${field}`, { _: field }) });
  const text = (field: string, value: Change['old']) => {
    const shown = shownAs(field, value);
    return 'key' in shown ? translate(shown.key) : shown.text;
  };
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
              {field === 'password' ? (
                translate('audit.changed')
              ) : (
                <>
                  <del>{text(field, old)}</del> → <ins>{text(field, now)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Changes>
  );
};

const Changes = styled('details')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& summary': { cursor: 'pointer' },
  '& dl': { margin: theme.spacing(1, 0, 0) },
  '& dt': { fontWeight: 500, marginTop: theme.spacing(0.75) },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
  '& del': { color: theme.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
}));

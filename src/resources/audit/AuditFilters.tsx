import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { historyOf } from '../../ui/historyOf';
import { useResourceName } from './useResourceName';

const RESOURCES = [
  ...['products', 'categories', 'subcategories', 'transactions', 'customers', 'tasks', 'reports', 'waterreports'],
  ...['machines', 'market', 'news', 'push', 'staff', 'server'],
];
const VERBS = [
  ...['create', 'update', 'delete', 'updateImage', 'deleteImage', 'updateOrder', 'activate', 'deactivate', 'set'],
  ...['sendNotification', 'resendMail', 'login', 'logout', 'signInLimit', 'firstAccount', 'demoData'],
];

/** What was done, and to what kind of record: the server keeps both under names that nobody would search by. */
export const AuditFilters = () => {
  const translate = useTranslate();
  const nameOf = useResourceName();
  const { filterValues } = useListContext();
  return (
    <>
      {/* Of one record the kind is known. */}
      {!filterValues.record_id && (
        <Choice
          field="resource"
          label="audit.kind"
          choices={RESOURCES.map((resource) => ({ value: historyOf(resource), text: nameOf(resource, 2) }))}
        />
      )}
      <Choice
        field="verb"
        label="resources.audit.fields.verb"
        choices={VERBS.map((verb) => ({ value: verb, text: translate(`audit.verbs.${verb}`) }))}
      />
    </>
  );
};

interface ChoiceProps {
  field: string;
  label: string;
  choices: readonly { value: string | readonly string[]; text: string }[];
}
const Choice = ({ field, label, choices }: ChoiceProps) => {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const chosen = choices.findIndex(({ value }) => String(value) === String(filterValues[field]));
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate(label)}
      value={chosen < 0 ? '' : chosen}
      onChange={({ target }) =>
        setFilters(
          { ...filterValues, [field]: target.value === '' ? undefined : choices[Number(target.value)]?.value },
          displayedFilters,
        )
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 190 }}
    >
      <MenuItem value="">{translate('audit.everything')}</MenuItem>
      {choices.map(({ value, text }, index) => (
        <MenuItem key={String(value)} value={index}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};

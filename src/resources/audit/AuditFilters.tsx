import { useListContext, useTranslate } from 'react-admin';
import { historyTexts, verbTexts } from '../../../i18n/nl/late/history';
import { useWrittenResources } from '../../provider/reads/resourceFields';
import { MenuField } from '../../ui/inputs/MenuField';
import { historyOf } from '../../ui/page/historyOf';
import { useResourceName } from './names';

/** Resources of the audit without a form. */
const WITHOUT_FORM = ['push', 'scheduled_pushes', 'outbox', 'runs', 'views', 'sampling_points', 'server'];

/** Filters by action and kind of record. The search cannot do that, because the server stores code names. */
export const AuditFilters = () => {
  const translate = useTranslate();
  const nameOf = useResourceName();
  const written = useWrittenResources();
  const { filterValues } = useListContext();
  return (
    <>
      {/* The history of one record has one kind. */}
      {!filterValues.record_id && (
        <Choice
          field="resource"
          label={historyTexts.kind}
          choices={[...written, ...WITHOUT_FORM].map((resource) => ({
            value: historyOf(resource),
            text: nameOf(resource, 2),
          }))}
        />
      )}
      <Choice
        field="verb"
        label={translate('resources.audit.fields.verb')}
        choices={Object.entries(verbTexts).map(([value, text]) => ({ value, text }))}
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
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const chosen = choices.findIndex(({ value }) => String(value) === String(filterValues[field]));
  return (
    <MenuField
      fullWidth={false}
      label={label}
      value={chosen < 0 ? '' : chosen}
      emptyText={historyTexts.everything}
      choices={choices.map(({ text }, index) => ({ id: index, name: text }))}
      onChoose={(index) =>
        setFilters(
          { ...filterValues, [field]: index === undefined ? undefined : choices[index]?.value },
          displayedFilters,
        )
      }
      sx={{ minWidth: 190 }}
    />
  );
};

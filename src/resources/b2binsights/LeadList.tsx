import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { fieldsOfRecords } from '../../lib/csv';
import { fieldName, fieldText } from '../../lib/leadFields';
import { textOfKey } from '../../lib/textOfKey';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { LeadDetails } from './LeadDetails';

const NEWEST = { field: 'last_visit', order: 'DESC' } as const;

/** Leads with a column for every field. Choosing a lead loads its details in a drawer. */
export const LeadList = () => {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <ListScreen create={false} sort={NEWEST}>
      <LeadTable onChoose={setChosen} />
      {chosen !== null && <LeadDetails leadId={chosen} onClose={() => setChosen(null)} />}
    </ListScreen>
  );
};

const LeadTable = ({ onChoose }: { onChoose: (leadId: number) => void }) => {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const [first, ...others] = fieldsOfRecords(data).filter((field) => field !== 'lead_id');
  const label = (field: string) => textOfKey(translate, `b2binsights.columns.${field}`, fieldName(field));
  /** Undefined for a lead without a number, by which v2 would be asked. */
  const choiceOf = ({ lead_id }: RaRecord) => (Number(lead_id) > 0 ? () => onChoose(Number(lead_id)) : undefined);
  const choose = (_id: unknown, _resource: string, lead: RaRecord) => {
    choiceOf(lead)?.();
    return false as const;
  };
  return (
    <RecordTable rowClick={data.some(choiceOf) && choose} hiddenBelow={{ md: others.slice(2) }}>
      {first && (
        <Column
          source={first}
          card="title"
          label={label(first)}
          render={(lead) => {
            const choice = choiceOf(lead);
            const text = fieldText(first, lead[first]);
            if (!choice) return text;
            return (
              <button
                type="button"
                className="record-link"
                aria-label={translate('b2binsights.details', { id: text })}
                onClick={(event) => {
                  event.stopPropagation();
                  choice();
                }}
              >
                {text || translate('b2binsights.empty')}
              </button>
            );
          }}
        />
      )}
      {others.map((field) => (
        <Column
          key={field}
          source={field}
          // A moment is too long for half a card.
          card={field === NEWEST.field ? 'note' : 'named'}
          label={label(field)}
          align={typeof data[0]?.[field] === 'number' ? 'right' : 'left'}
          render={(lead) => fieldText(field, lead[field])}
        />
      ))}
    </RecordTable>
  );
};

import { runTexts } from '../../i18n/nl/late/runs';
import { formatPrice } from '../lib/numbers';
import { includingVat } from '../lib/vat';
import { useResourceFields } from '../provider/reads/resourceFields';
import { headingOf } from '../ui/files/exportList';
import { FieldValue } from '../ui/inputs/FieldValue';
import { Cell } from '../ui/page/CardTable';
import { RUN_FIELDS, type RunResource, type Values } from '../v2/entities/run';
import { kindOf } from '../v2/kinds';

interface ValuesProps {
  resource: RunResource;
  values: Values;
  heading: string;
  old?: boolean;
}

const NUMBERS: ReadonlySet<string | undefined> = new Set(['price', 'decimal', 'whole']);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * A cell of the changed fields of a record, without those that the server changes along with them: by name, if there are
 * several. A price also with VAT. On a phone, whose table has no head, it says what it is.
 */
export const ValueCell = ({ resource, values, heading, old = false }: ValuesProps) => {
  const fields = useResourceFields(resource);
  const kindOfField = (field: string) => kindOf(fields[field])?.kind;
  const changed = Object.entries(values).filter(([field]) => field in RUN_FIELDS[resource]);
  const isNumeric = changed.every(([field]) => NUMBERS.has(kindOfField(field)));
  return (
    <Cell className={`${old ? 'run-old' : 'run-new'} ${isNumeric ? 'run-number' : ''}`} data-name={heading}>
      {changed.map(([field, value]) => (
        <div key={field}>
          {changed.length > 1 && <small>{headingOf(resource, field)}</small>}
          <FieldValue resource={resource} field={field} value={isEmptyList(value) ? '' : value} />
          {kindOfField(field) === 'price' && formatPrice(includingVat(String(value ?? ''))) && (
            <small>{runTexts.withVat(formatPrice(includingVat(String(value))))}</small>
          )}
        </div>
      ))}
    </Cell>
  );
};

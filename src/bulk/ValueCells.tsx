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
}

/** The changed fields of a record, without those that the server changes along with them: by name, if there are several. A price also with VAT. */
const ChangedValues = ({ resource, values }: ValuesProps) => {
  const fields = useResourceFields(resource);
  const changed = Object.entries(values).filter(([field]) => field in RUN_FIELDS[resource]);
  return changed.map(([field, value]) => (
    <div key={field}>
      {changed.length > 1 && <small>{headingOf(resource, field)}</small>}
      <FieldValue resource={resource} field={field} value={isEmptyList(value) ? '' : value} />
      {kindOf(fields[field])?.kind === 'price' && formatPrice(includingVat(String(value ?? ''))) && (
        <small>{runTexts.withVat(formatPrice(includingVat(String(value))))}</small>
      )}
    </div>
  ));
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A cell of changed values. */
export const ValueCell = ({ old = false, ...values }: ValuesProps & { old?: boolean }) => (
  <Cell className={old ? 'run-old' : 'run-new'}>
    <ChangedValues {...values} />
  </Cell>
);

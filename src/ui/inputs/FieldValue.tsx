import { useGetManyAggregate, useGetRecordRepresentation, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { formatDateTime } from '../../lib/dates';
import { parseDecimal } from '../../lib/decimals';
import { formatNumber, formatPrice } from '../../lib/numbers';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useResourceFields } from '../../provider/reads/resourceFields';
import { useShops } from '../../provider/reads/useShops';
import { withComma } from '../../v2/decimalNotation';
import { endpoints } from '../../v2/endpoints';
import { isDataUrl } from '../../v2/fields';
import { fieldsOf, kindOf } from '../../v2/kinds';

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/;

interface Named {
  id: number;
}

/** '2026-11-16 10:00:00' -> '16-11-2026 10:00'; any other text as it is. */
export const inDutch = (text: string): string => (MOMENT.test(text) ? formatDateTime(text) : text);

/** To its last decimal, by which a price may differ from another: '12.3460' -> '€ 12,346'. '' when it is no amount. */
const exactPrice = (text: string): string => {
  const units = parseDecimal(text) ?? 0n;
  return units % 100n === 0n ? formatPrice(text) : `€\u00a0${formatNumber(Number(units) / 10_000)}`;
};

/** The names of records that v2 lists, but that are no resources of react-admin. A deleted one keeps its number. */
const Shop = ({ id }: Named) => useShops().find(({ shop_id }) => shop_id === id)?.name ?? id;
/** No write changes them: read once a page. */
const KEPT = { staleTime: 'static' } as const;
const Country = ({ id }: Named) =>
  useV2Query(endpoints.customers.countries, {}, KEPT).data?.find(({ country_id }) => country_id === id)?.name ?? id;
const Advisor = ({ id }: Named) =>
  useV2Query(endpoints.customers.advisors, {}).data?.find(({ user_id }) => user_id === id)?.name ?? id;

const LISTED: Readonly<Record<string, (named: Named) => string | number>> = {
  shops: Shop,
  countries: Country,
  advisors: Advisor,
};

interface Reference extends Named {
  to: string;
  /** True where its shop stands before it. */
  isInPlace?: boolean;
}

/** The name of a record of a resource, or of one of v2's lists. */
export const ReferenceValue = ({ id, ...reference }: Reference) => {
  const Listed = LISTED[reference.to];
  return Listed ? <Listed id={id} /> : <ReferenceName id={id} {...reference} />;
};

/** A field's value in words, by what the schemas say of the field: in the history, a draft and a conflict. */
export const FieldValue = ({ resource, field, value }: { resource: string; field: string; value: unknown }) => (
  <Value schema={useResourceFields(resource)[field]} value={value} />
);

interface ValueProps extends Pick<Reference, 'isInPlace'> {
  schema: z.core.$ZodType | undefined;
  value: unknown;
}

export const Value = ({ schema, value, isInPlace = false }: ValueProps) => {
  const translate = useTranslate();
  const kind = kindOf(schema);
  const text = String(value ?? '');
  if (text === '') return translate('ui.value.empty');
  switch (kind?.kind) {
    case 'reference':
      return <ReferenceValue to={kind.to} id={Number(value)} isInPlace={isInPlace} />;
    case 'flag':
      return translate(`ra.boolean.${text === '1'}`);
    case 'yesNo':
      return translate(`ra.boolean.${text === 'Y'}`);
    case 'price':
      return exactPrice(text) || text;
    case 'decimal':
      return withComma(text);
    case 'moment':
      return formatDateTime(text);
    case 'image':
      return translate(isDataUrl(value) ? 'ui.value.newImage' : 'ui.value.image');
  }
  if (Array.isArray(value))
    return value.map((row, index) => <Row key={JSON.stringify(row)} {...{ schema, row, index }} />);
  if (typeof value === 'object') return translate('ui.value.changed');
  return inDutch(text);
};

/** A record within a record, such as a place of a product: 'carwash › Shampoo'. */
const Row = ({ schema, row, index }: { schema: z.core.$ZodType | undefined; row: unknown; index: number }) =>
  Object.entries(fieldsOf(schema))
    .filter(([name]) => Object(row)[name])
    .map(([name, field], place) => (
      <span key={name}>
        {place > 0 ? ' › ' : index > 0 && ', '}
        <Value schema={field} value={Object(row)[name]} isInPlace />
      </span>
    ));

/** The name of a referenced record, or its number when there is no such record. Each shop may have a category 'Shampoo'. */
const ReferenceName = ({ to, id, isInPlace = false }: Reference) => {
  const [record] = useGetManyAggregate(to, { ids: [id] }).data ?? [];
  const name = useGetRecordRepresentation(to)(record) || id;
  return to === 'categories' && record && !isInPlace ? `${record.shop_name} › ${name}` : name;
};

import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { parseDecimal } from '../lib/decimals';
import { withoutEuro } from '../lib/typedNumbers';
import { useV2Query } from '../provider/reads/ClientContext';
import { useShops } from '../provider/reads/useShops';
import { endpoints } from '../v2/endpoints';
import { RUN_FIELDS, type Values } from '../v2/entities/run';
import { TITLE_MAX } from '../v2/fields';
import { kindOf } from '../v2/kinds';
import { BULK_FIELDS, type BulkResource } from './bulkFields';
import type { BulkChange, Rounding } from './plan';

/** The change that is being made up, as it is typed, and in words. */

interface ChangeForm {
  field: string;
  by: 'percent' | 'amount';
  value: string;
  rounding: Rounding;
  how: 'add' | 'remove';
  /** JSON of the chosen value; '' for none. */
  choice: string;
}

interface Choice {
  name: string;
  group?: string;
  value: unknown;
}

const EMPTY: ChangeForm = { field: '', by: 'percent', value: '', rounding: 'cents', how: 'add', choice: '' };
export const keyOfChoice = ({ value }: Choice): string => JSON.stringify(value);

const yesNo = (yes: unknown, no: unknown): Choice[] => [
  { name: runTexts.yes, value: yes },
  { name: runTexts.no, value: no },
];

/** A category and its subcategories, as places of a product. */
const useCategoryChoices = (isOn: boolean) => {
  const query = useV2Query(endpoints.categories.list, {}, { enabled: isOn });
  const choices = (query.data ?? []).flatMap(
    ({ shop_id, shop_name, category_id, category_title, subcategories }): Choice[] => {
      const place = (subcategory: number | null): Values => ({
        shop_id,
        shop_product_category_id: category_id,
        shop_product_subcategory_id: subcategory,
      });
      return [
        { name: category_title, group: shop_name, value: place(null) },
        ...subcategories.map(({ subcategory_id, subcategory_title }) => ({
          name: `${category_title} › ${subcategory_title}`,
          group: shop_name,
          value: place(subcategory_id),
        })),
      ];
    },
  );
  return { choices, query };
};

type ChangeKind = 'price' | 'set' | 'list';

export const useChange = (resource: BulkResource) => {
  const translate = useTranslate();
  const [form, setForm] = useState<ChangeForm>(EMPTY);
  const fields = BULK_FIELDS[resource].map((name) => ({
    name,
    label: translate(`resources.${resource}.fields.${name}`),
  }));
  const known = kindOf(RUN_FIELDS[resource][form.field])?.kind;
  const kind: ChangeKind | undefined =
    form.field === '' ? undefined : known === 'price' ? 'price' : known === 'list' ? 'list' : 'set';

  const shops = useShops();
  const categories = useCategoryChoices(form.field === 'categories');
  const choices: readonly Choice[] =
    form.field === 'categories'
      ? categories.choices
      : kind === 'list'
        ? shops.map(({ shop_id, name }) => ({ name, value: { shop_id } }))
        : known === 'reference'
          ? shops.map(({ shop_id, name }) => ({ name, value: shop_id }))
          : known === 'yesNo'
            ? yesNo('Y', 'N')
            : yesNo(1, 0);
  const chosen = choices.find((choice) => keyOfChoice(choice) === form.choice);
  const { field, by, rounding, how } = form;
  /** A percentage and an amount are also typed as such. */
  const value = by === 'percent' ? form.value.replace(/\s*%\s*$/, '') : withoutEuro(form.value);
  const isTyped = parseDecimal(value) !== null;

  const changeOf = (): BulkChange | undefined => {
    if (kind === 'price') return isTyped ? { kind, field, by, value, rounding } : undefined;
    if (!kind || !chosen) return undefined;
    // The choices of a list are its items.
    return kind === 'set' ? { kind, field, value: chosen.value } : { kind: how, field, item: chosen.value as Values };
  };
  const label = fields.find(({ name }) => name === field)?.label ?? '';
  const labelOf = (): string => {
    if (kind === 'price') return runTexts.labels.price(label, by, value, rounding === 'ninetyFive');
    if (!chosen) return label;
    const name = chosen.group ? `${chosen.name} (${chosen.group})` : chosen.name;
    return kind === 'set' ? runTexts.labels.set(label, name) : runTexts.labels[how](label, name);
  };
  return {
    form,
    set: (changed: Partial<ChangeForm>) => setForm((before) => ({ ...before, ...changed })),
    /** Another field has other choices. */
    chooseField: (name: string) => setForm((before) => ({ ...before, field: name, choice: '' })),
    fields,
    kind,
    choices,
    /** The query of the choices, where it can fail. */
    query: form.field === 'categories' ? categories.query : undefined,
    isMistyped: kind === 'price' && form.value.trim() !== '' && !isTyped,
    change: changeOf(),
    label: labelOf().slice(0, TITLE_MAX),
  };
};

export type ChangeState = ReturnType<typeof useChange>;

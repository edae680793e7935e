import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Category } from '../../v2/entities/category';
import { CHOSEN, haveFailed, helpOfChoices } from './ChoicesFailed';
import { MenuField, type MenuFieldProps } from './MenuField';

/** Its name where those of other shops stand beside it. */
export const categoryName = ({ category_title, shop_name }: Category) => `${category_title} · ${shop_name}`;

/** The categories of each shop, in the order of the shops' ids. */
export const byShop = (categories: readonly Category[]) => {
  const shops = new Map<number, Category[]>();
  for (const category of categories) shops.set(category.shop_id, [...(shops.get(category.shop_id) ?? []), category]);
  return [...shops].sort(([one], [other]) => one - other).map(([, own]) => own);
};

const useCategoryChoices = () => {
  const translate = useTranslate();
  const query = useV2Query(endpoints.categories.list, {});
  const none = query.data?.length === 0 ? translate('categories.empty') : undefined;
  return { query, help: helpOfChoices(query) ?? none };
};

/** A choice among all categories, grouped by shop; the value is the category's id. */
export const CategorySelect = ({ emptyText, ...field }: TextFieldProps & { emptyText: string }) => {
  const { query, help } = useCategoryChoices();
  return (
    <TextField
      {...field}
      {...(help && { helperText: help })}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{haveFailed(query) && field.value ? CHOSEN : emptyText}</option>
      {byShop(query.data ?? []).map((own) => (
        <optgroup key={own[0]?.shop_id} label={own[0]?.shop_name ?? ''}>
          {own.map((category) => (
            <option key={category.category_id} value={category.category_id}>
              {categoryName(category)}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
};

interface CategoryMenuProps extends Omit<MenuFieldProps<string>, 'choices' | 'onChoose'> {
  emptyText: string;
  onCategory: (category: Category) => void;
}

/** The same choice where it acts at once. */
export const CategoryMenu = ({ value, emptyText, onCategory, ...field }: CategoryMenuProps) => {
  const { query, help } = useCategoryChoices();
  const categories = byShop(query.data ?? []).flat();
  const find = (id: string | undefined) => categories.find(({ category_id }) => String(category_id) === id);
  return (
    <MenuField
      {...field}
      {...(help && { helperText: help })}
      value={find(value) ? value : ''}
      emptyText={haveFailed(query) && value ? CHOSEN : emptyText}
      choices={categories.map((category) => ({ id: String(category.category_id), name: categoryName(category) }))}
      onChoose={(id) => {
        const chosen = find(id);
        if (chosen) onCategory(chosen);
      }}
    />
  );
};

import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Category } from '../../v2/entities/category';
import { CHOSEN, haveFailed, helpOfChoices } from './ChoicesFailed';

const byShop = (categories: readonly Category[]) => {
  const shops = new Map<number, Category[]>();
  for (const category of categories) shops.set(category.shop_id, [...(shops.get(category.shop_id) ?? []), category]);
  return [...shops].sort(([one], [other]) => one - other).map(([, own]) => own);
};

/** A choice among all categories, grouped by shop; the value is the category's id. */
export const CategorySelect = ({
  emptyText,
  onCategory,
  ...field
}: TextFieldProps & { emptyText: string; onCategory?: (category: Category) => void }) => {
  const query = useV2Query(endpoints.categories.list, {});
  const { data: categories = [] } = query;
  const help = helpOfChoices(query);
  return (
    <TextField
      {...field}
      {...(help && { helperText: help })}
      select
      {...(onCategory && {
        onChange: (event) => {
          const chosen = categories.find(({ category_id }) => String(category_id) === event.target.value);
          if (chosen) onCategory(chosen);
        },
      })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{haveFailed(query) && field.value ? CHOSEN : emptyText}</option>
      {byShop(categories).map((own) => (
        <optgroup key={own[0]?.shop_id} label={own[0]?.shop_name ?? ''}>
          {own.map(({ category_id, category_title, shop_name }) => (
            <option key={category_id} value={category_id}>
              {category_title} · {shop_name}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
};

import { useShops } from '../../provider/useShops';
import { SelectInput, type SelectInputProps } from './SelectInput';

/** A choice of shop; its value is the shop's id. */
export const ShopInput = (input: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput {...input} choices={useShops().map(({ shop_id, name }) => ({ value: shop_id, label: name }))} />
);

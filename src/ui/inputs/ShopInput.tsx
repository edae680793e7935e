import { useShops } from '../../provider/reads/useShops';
import { SelectInput, type SelectInputProps } from './SelectInput';

/** A shop; the value is its id. */
export const ShopInput = (input: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput {...input} choices={useShops().map(({ shop_id, name }) => ({ id: shop_id, name }))} />
);

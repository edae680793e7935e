import { SelectInput, type SelectInputProps } from 'react-admin';
import { useShops } from '../../provider/useShops';

/** A choice of shop; its value is the shop's id. */
export const ShopInput = (input: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput choices={useShops()} optionValue="shop_id" optionText="name" translateChoice={false} {...input} />
);

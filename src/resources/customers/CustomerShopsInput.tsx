import { CheckboxGroupInput } from 'react-admin';
import { useShops } from '../../provider/reads/useShops';
import type { Customer } from '../../v2/entities/customer';

type Shops = Customer['shops'];

/** The customer's shops as check boxes. The value is v2's list of `{shop_id}`, sorted by number. */
export const CustomerShopsInput = () => (
  <CheckboxGroupInput
    source="shops"
    choices={useShops().map(({ shop_id, name }) => ({ id: shop_id, name }))}
    translateChoice={false}
    format={(shops: Shops | null) => (shops ?? []).map(({ shop_id }) => shop_id)}
    parse={(ids: number[]): Shops => ids.toSorted((one, other) => one - other).map((shop_id) => ({ shop_id }))}
    helperText={false}
  />
);

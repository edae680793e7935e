import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { FieldTitle, useInput } from 'react-admin';
import { useShops } from '../../provider/reads/useShops';
import type { Customer } from '../../v2/entities/customer';

const SOURCE = 'shops';

/** The customer's shops as check boxes. The value is v2's list of `{shop_id}`, sorted by number. */
export const CustomerShopsInput = () => {
  const { field } = useInput({ source: SOURCE, defaultValue: [] });
  const shops = useShops();
  const chosen: Customer['shops'] = field.value || [];
  const choose = (shop_id: number, isChosen: boolean) => {
    const others = chosen.filter((shop) => shop.shop_id !== shop_id);
    field.onChange((isChosen ? [...others, { shop_id }] : others).sort((a, b) => a.shop_id - b.shop_id));
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">
        <FieldTitle source={SOURCE} />
      </FormLabel>
      <FormGroup row>
        {shops.map(({ shop_id, name }) => (
          <FormControlLabel
            key={shop_id}
            label={name}
            control={
              <Checkbox
                checked={chosen.some((shop) => shop.shop_id === shop_id)}
                onChange={(_, isChosen) => choose(shop_id, isChosen)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
};

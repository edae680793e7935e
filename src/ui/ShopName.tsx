import { useShops } from '../provider/useShops';

/** A shop by its name; its number where nobody knows that. */
export const ShopName = ({ id }: { id: number }) => <>{useShops().find(({ shop_id }) => shop_id === id)?.name ?? id}</>;

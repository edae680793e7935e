import { useShops } from '../provider/useShops';

/** A shop by its name; its number until the names are there. */
export const ShopName = ({ id }: { id: number }) => <>{useShops().find(({ shop_id }) => shop_id === id)?.name ?? id}</>;

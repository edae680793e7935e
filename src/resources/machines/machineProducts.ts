import { useMemo } from 'react';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi } from '../../provider/reads/useHasApi';
import type { MachineProduct } from '../../v2/entities/machineProduct';
import { MACHINE_PRODUCTS } from '../../visits/visitLists';

export const useMachineProductsQuery = () => useApiList<MachineProduct>('machine_products', MACHINE_PRODUCTS).query;

/** What the product codes of machines stand for, as staff wrote it down; empty on a v2 without `/api`. */
export const useMachineProducts = (): ReadonlyMap<string, MachineProduct> => {
  const { data } = useMachineProductsQuery();
  return useMemo(
    () => new Map((data?.data ?? []).map((product) => [product.code, product] as const).reverse()),
    [data],
  );
};

/** True when what the codes stand for is known or will not come, so that what is printed or sent lacks no name. */
export const useAreProductsNamed = (): boolean => {
  const api = useApi();
  const products = useMachineProductsQuery();
  // What failed counts as failed also while it is asked again, so that what is shown stays.
  return api.data === false || products.data !== undefined || products.isFetched || (api.isFetched && !api.data);
};

/** `002 · Voorweekmiddel`; the code alone where it has no name. */
export const productName = (products: ReadonlyMap<string, MachineProduct>, code: string): string =>
  [code, products.get(code)?.name].filter(Boolean).join(' · ');

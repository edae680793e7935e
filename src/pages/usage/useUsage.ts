import { businessDay } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { type Assumptions, litresIn, type Month, monthsFrom, usageByArticle } from '../../lib/usage';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi } from '../../provider/reads/useHasApi';
import { machineName } from '../../resources/machines/machineName';
import { productName, useMachineProducts, useMachineProductsQuery } from '../../resources/machines/machineProducts';
import { haveFailed } from '../../ui/inputs/ChoicesFailed';
import type { Machine } from '../../v2/entities/machine';
import type { OrderedProduct } from '../../v2/entities/transaction';
import { ORDERED_MONTHS, orderedProductsOf } from '../../visits/visitLists';

const MONTHS = 3;

/** An article: codes with the same SKU and package are ordered together. */
export interface ProductUsage {
  /** Names it among the articles: a SKU with a package, or a code without. */
  article: string;
  codes: readonly string[];
  name: string;
  sku: string;
  /** Litres in a package; null when not known. */
  litresEach: number | null;
  /** For each car. */
  usageMl: number;
  /** Litres in each of the coming months. */
  litres: readonly number[];
  /** Litres a month, over the last three whole months; null when not known, as where the SKU stands for several packages. */
  ordered: number | null;
}

/** The machines that have a product and a number for what they use. */
const counted = (machines: readonly Machine[]) =>
  machines.flatMap((machine) => {
    const usageMl = numberOf(machine.usage_ml);
    return machine.product && usageMl !== null && usageMl >= 0
      ? [{ id: machine.customer_machinery_id, name: machineName(machine), code: machine.product, usageMl }]
      : [];
  });

/** A machine product's SKU is typed by hand. */
const plainSku = (sku: string) => sku.trim().toLowerCase();

/** What a customer's machines will use in the coming months, and what the customer ordered of it. */
export const useUsage = (customerId: number, machines: readonly Machine[], assumptions: Assumptions) => {
  const today = businessDay(new Date());
  const months = monthsFrom(today, 1, MONTHS);
  const api = useApi();
  const named = useMachineProductsQuery();
  const names = useMachineProducts();
  const { query: orders } = useApiList<OrderedProduct>('ordered_products', orderedProductsOf(customerId));
  const litresOf = (usageMl: number) => months.map(({ days }: Month) => litresIn(usageMl, days, assumptions));
  const used = counted(machines);
  const packagesOf = (sku: string) =>
    [...names.values()].flatMap((one) => (plainSku(one.sku) === plainSku(sku) ? numberOf(one.litres) || [] : []));
  const orderedOf = (sku: string, litresEach: number | null) => {
    if (!orders.data || !sku || litresEach === null) return null;
    // An order does not tell which of several packages it was.
    if (new Set(packagesOf(sku)).size > 1) return null;
    const packages = orders.data.data
      .filter((line) => plainSku(line.sku) === plainSku(sku))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return (packages * litresEach) / ORDERED_MONTHS;
  };
  const packageOf = (code: string) => {
    const { sku = '', litres = '' } = names.get(code) ?? {};
    return { sku: sku.trim(), litresEach: numberOf(litres) };
  };
  const articleOf = (code: string) => {
    const { sku, litresEach } = packageOf(code);
    return sku && litresEach ? `${plainSku(sku)} ${litresEach}` : code;
  };
  const products = usageByArticle(used, articleOf).map(({ article, codes, usageMl }): ProductUsage => {
    const { sku, litresEach } = packageOf(codes[0] ?? '');
    const name = codes.map((one) => productName(names, one)).join(', ');
    const ordered = orderedOf(sku, litresEach);
    return { article, codes, name, sku, litresEach, usageMl, litres: litresOf(usageMl), ordered };
  });
  return {
    months,
    products,
    machines: used.map((machine) => ({
      ...machine,
      product: productName(names, machine.code),
      litres: litresOf(machine.usageMl),
    })),
    left: machines.length - used.length,
    lacksNames: [api, named].some(haveFailed),
    lacksOrders: [api, orders].some(haveFailed),
    refetch: () => {
      for (const query of [api, named, orders]) if (query.error) void query.refetch();
    },
  };
};

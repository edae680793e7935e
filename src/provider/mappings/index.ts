import type { Mapping } from '../mapping';
import { b2binsights } from './b2binsights';
import { categories } from './categories';
import { customers } from './customers';
import { machines } from './machines';
import { market } from './market';
import { news } from './news';
import { products } from './products';
import { reports } from './reports';
import { subcategories } from './subcategories';
import { tasks } from './tasks';
import { transactions } from './transactions';
import { waterreports } from './waterreports';

/** The resources that v2 knows, one line each; any other resource goes to `/api`. */
export const mappings: Readonly<Record<string, Mapping>> = {
  b2binsights,
  categories,
  customers,
  machines,
  market,
  news,
  products,
  reports,
  subcategories,
  tasks,
  transactions,
  waterreports,
};

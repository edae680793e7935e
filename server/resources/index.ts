import type { Endpoints } from '../../src/v2/endpoints';
import type { Handlers } from '../http/handler';
import { b2binsights } from './b2binsights';
import { categories } from './categories';
import { customers } from './customers';
import { home } from './home';
import { machines } from './machines';
import { market } from './market';
import { news } from './news';
import { products } from './products';
import { push } from './push';
import { reports } from './reports';
import { statistics } from './statistics';
import { subcategories } from './subcategories';
import { tasks } from './tasks';
import { transactions } from './transactions';
import { waterreports } from './waterreports';

/** The handlers of each group of the contract. `accounts.ts` mounts the session's calls. */
type AllHandlers = { [Group in Exclude<keyof Endpoints, 'accounts'>]: Handlers<Group> };

export const handlers: AllHandlers = {
  home,
  categories,
  subcategories,
  products,
  transactions,
  customers,
  tasks,
  reports,
  waterreports,
  machines,
  market,
  news,
  push,
  b2binsights,
  statistics,
};

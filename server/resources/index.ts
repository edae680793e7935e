import type { Endpoints } from '../../src/v2/endpoints';
import type { Handlers } from '../handler';
import { categories } from './categories';
import { home } from './home';
import { products } from './products';
import { subcategories } from './subcategories';

/** What carries out each group of the contract; the session's calls are mounted by `accounts.ts` itself. */
type AllHandlers = { [Group in Exclude<keyof Endpoints, 'accounts'>]: Handlers<Group> };

/** Partial until the last group stands here: then `AllHandlers` makes a missing one a compile error. */
export const handlers: Partial<AllHandlers> = {
  home,
  categories,
  subcategories,
  products,
};

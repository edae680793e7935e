import type { ComponentType } from 'react';
import { formatPhone } from '../lib/contactDetails';
import { formatDate } from '../lib/dates';
import { fullName } from '../lib/fullName';
import { formatPrice } from '../lib/numbers';
import { customerPaths } from '../lib/paths';
import type { Fields } from '../lib/recordFields';
import type { Category } from '../v2/entities/category';
import type { Customer } from '../v2/entities/customer';
import type { Market } from '../v2/entities/market';
import type { News } from '../v2/entities/news';
import type { Product } from '../v2/entities/product';
import type { ListedTransaction } from '../v2/entities/transaction';
import { normalizePhone } from '../v2/phone';
import type { SearchDocument } from './search/searchIndex';

/** What the menu can find: the records of the dashboard's lists, its pages and its actions. */

/** What happens when an entry is chosen. */
type Act =
  | { to: string; record?: Fields }
  /** The address of a telephone. */
  | { call: string }
  /** Fills the line, for the words that are missing. */
  | { fill: string }
  | { run: () => void };

export interface Entry extends SearchDocument {
  /** A resource, 'pages' or 'actions'. */
  kind: string;
  detail: string;
  /** What one came for: a telephone number, a price, a total. */
  value?: string;
  /** The key of the text that says whether the value has VAT in it. Not copied with it. */
  vat?: string;
  /** True for the price of an action. */
  isAction?: boolean;
  act: Act;
  Icon?: ComponentType;
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
const together = (...parts: readonly unknown[]) => parts.filter(Boolean).join(' ');
/** The digits of a telephone number, and those that stay when one dials from abroad. */
const digitsOf = (phone: string) => {
  const digits = normalizePhone(phone);
  return together(digits, digits.replace(/^0(?=[1-9])/, ''));
};
/** 'AS-CIT-1L' is also found as 'ascit1l'. */
const code = (text: string) => together(text, text.replace(/[^\p{L}\p{N}]/gu, ''));

export const ofCustomer = (customer: Customer): Entry => {
  const { customer_id, company_name, name, company_place, company_phone, company_zip } = customer;
  const phone = formatPhone(company_phone);
  return {
    id: `customers/${customer_id}`,
    kind: 'customers',
    title: company_name || name,
    detail: joined(company_name && name, company_place),
    value: phone || undefined,
    act: { to: customerPaths.dashboard(customer_id) },
    names: together(name, customer.king_debiteurnummer_sireon, customer.king_debiteurnummer_carwash),
    more: together(
      company_place,
      customer.company_address,
      code(company_zip),
      customer.company_email,
      phone,
      digitsOf(company_phone),
      customer.username,
    ),
  };
};

export const ofProduct = (product: Product): Entry => {
  const isAction = product.discount_price_active === 1 && formatPrice(product.discount_price) !== '';
  const price = formatPrice(isAction ? product.discount_price : product.main_price);
  return {
    id: `products/${product.product_id}`,
    kind: 'products',
    title: product.main_title,
    detail: product.sku,
    ...(price ? { value: price, vat: 'commandMenu.withoutVat', isAction } : {}),
    act: { to: `/products/${product.product_id}` },
    names: together(
      code(product.sku),
      code(product.king_sireon_artikelnummer),
      code(product.king_carwash_artikelnummer),
    ),
    more: '',
  };
};

/** An older v2 may have no `total` and `created` in its list. */
export const ofTransaction = (order: ListedTransaction): Entry => {
  const { orderno, company_name, total, created } = order;
  const buyer = fullName(order);
  const amount = formatPrice(total);
  return {
    id: `transactions/${orderno}`,
    kind: 'transactions',
    title: `Order ${orderno}`,
    detail: joined(formatDate(created), company_name, buyer),
    ...(amount ? { value: amount, vat: 'commandMenu.withVat' } : {}),
    act: { to: `/transactions/${orderno}` },
    names: together(company_name, buyer),
    more: together(order.email, order.place),
  };
};

export const ofCategory = (category: Category): Entry[] => [
  {
    id: `categories/${category.category_id}`,
    kind: 'categories',
    title: category.category_title,
    detail: category.shop_name,
    act: { to: `/categories/${category.category_id}` },
    names: '',
    more: category.shop_name,
  },
  ...category.subcategories.map(({ subcategory_id, subcategory_title }) => ({
    id: `subcategories/${subcategory_id}`,
    kind: 'subcategories',
    title: subcategory_title,
    detail: joined(category.category_title, category.shop_name),
    act: { to: `/subcategories/${subcategory_id}` },
    names: '',
    more: category.category_title,
  })),
];

export const ofMarket = (advert: Market): Entry => {
  const phone = formatPhone(advert.company_phone);
  return {
    id: `market/${advert.market_id}`,
    kind: 'market',
    title: advert.title,
    detail: joined(advert.company_name, advert.company_place),
    value: phone || undefined,
    act: { to: `/market/${advert.market_id}` },
    names: together(advert.company_name, advert.company_contact),
    more: together(
      advert.company_place,
      advert.company_address,
      code(advert.company_zip),
      advert.company_email,
      phone,
      digitsOf(advert.company_phone),
    ),
  };
};

export const ofNews = (news: News): Entry => ({
  id: `news/${news.newsId}`,
  kind: 'news',
  title: news.title,
  detail: formatDate(news.created?.slice(0, 10)),
  act: { to: `/news/${news.newsId}` },
  names: '',
  more: '',
});

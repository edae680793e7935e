import { expect, it } from 'vitest';
import { humanize, inflect, transform } from '../../scripts/inflection';

// As the package inflection, which development has, makes them.
it.each([
  ['categories', 'Category', 'Categories'],
  ['customers', 'Customer', 'Customers'],
  ['machine_products', 'Machine product', 'Machine products'],
  ['pushes', 'Push', 'Pushes'],
  ['outbox', 'Outbox', 'Outboxes'],
  ['address', 'Address', 'Addresses'],
  ['days', 'Day', 'Days'],
])('a build calls the resource %s, without a text, %s or %s', (name, one, many) => {
  expect([1, 2].map((count) => humanize(inflect(name, count)))).toEqual([one, many]);
});

it.each([
  ['company_name', 'Company name'],
  ['shop_id', 'Shop'],
  ['newsId', 'News'],
  ['mainTitle', 'Main title'],
  ['ph', 'Ph'],
])('a build calls the field %s, without a text, %s', (name, label) => {
  expect(transform(name, ['underscore', 'humanize'])).toBe(label);
});

import { expect, it } from 'vitest';
import { validSearch } from '../../src/ui/list/listAddress';

const FILTER = `filter=${encodeURIComponent('{"q":"was"}')}`;

it.each([
  ['', ''],
  [`?displayedFilters=%7B%7D&${FILTER}&order=DESC&page=2&perPage=500&sort=created`, null],
  ['?page=2', null],
  ['?page=2&page=3', ''],
  ['?page=-1', ''],
  ['?perPage=501&page=2', '?page=2'],
  ['?perPage=0', ''],
  ['?perPage=-5', ''],
  ['?sort=created&page=2', '?page=2'],
  ['?sort=&order=ASC&page=2', '?page=2'],
  ['?sort=created&order=UP&page=2', '?page=2'],
  ['?filter=5&sort=created&order=ASC', '?sort=created&order=ASC'],
  ['?filter=%7B%22q%22%3A5%7D', ''],
  ['?filter=%7B%22q%22%3A%7B%22a%22%3A1%7D%7D', ''],
  ['?filter=%22x%22', ''],
  ['?own=1&page=0', '?own=1'],
])('the query %j of a list is valid, or becomes so', (search, valid) => {
  expect(validSearch(search)).toBe(valid ?? search);
});

it('a list may have more rows of its own on a page', () => {
  expect(validSearch('?perPage=1000', 1000)).toBe('?perPage=1000');
  expect(validSearch('?perPage=1001', 1000)).toBe('');
});

import { expect, it } from 'vitest';
import { chosen } from '../../src/ui/columns/columnChoice';

const COLUMNS = [
  { source: 'image', label: false as const, card: 'picture' },
  { source: 'title', card: 'title' },
  { source: 'sku' },
  { source: 'price' },
  { source: 'actions', label: false as const },
];
const shown = (choice: Parameters<typeof chosen>[1]) => chosen(COLUMNS, choice).map(({ source }) => source);

it('a list has all its columns until some are chosen', () => {
  expect(shown(null)).toEqual(['image', 'title', 'sku', 'price', 'actions']);
});

it('chosen columns stand in the chosen order, between pictures and buttons, which keep their place', () => {
  expect(shown({ hidden: ['sku'], order: ['price', 'sku', 'title'] })).toEqual(['image', 'price', 'title', 'actions']);
});

it('the title and what has no heading cannot be hidden', () => {
  expect(shown({ hidden: ['image', 'title', 'actions', 'gone'], order: [] })).toHaveLength(5);
});

it('a column that was added later comes after those that were chosen', () => {
  expect(shown({ hidden: [], order: ['price', 'title'] })).toEqual(['image', 'price', 'title', 'sku', 'actions']);
});

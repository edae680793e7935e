import { describe, expect, test } from 'vitest';
import { boxOf, fixCellWidths, placesInRow, stepIn } from '../../src/ordering/layout';

const laidOut = (at: Partial<Record<'offsetTop' | 'offsetLeft' | 'offsetWidth' | 'offsetHeight', number>>) =>
  Object.defineProperties(
    document.createElement('li'),
    Object.fromEntries(Object.entries(at).map(([name, value]) => [name, { value }])),
  );

describe('an arrow key', () => {
  test.each<[string, number, number | undefined]>([
    ['ArrowUp', 1, -1],
    ['ArrowDown', 1, 1],
    ['ArrowLeft', 1, undefined],
    ['ArrowRight', 1, undefined],
    ['ArrowUp', 4, -4],
    ['ArrowDown', 4, 4],
    ['ArrowLeft', 4, -1],
    ['ArrowRight', 4, 1],
    ['ArrowLeft', 2, -1],
    ['ArrowRight', 2, 1],
    ['Home', 4, Number.NEGATIVE_INFINITY],
    ['End', 4, Number.POSITIVE_INFINITY],
    ['Tab', 4, undefined],
  ])('%s in %i columns moves by %s', (key, columns, step) => {
    expect(stepIn(columns, key)).toBe(step);
  });
});

test.each([
  [[], 1],
  [[0], 1],
  [[0, 40, 80], 1],
  [[0, 0, 0], 3],
  [[8, 8, 50, 50, 90], 2],
])('items with their tops at %j stand with %i in a row', (tops, places) => {
  expect(placesInRow(tops.map((offsetTop) => laidOut({ offsetTop })))).toBe(places);
});

test('a box is where an element stands, and how high it is', () => {
  const element = laidOut({ offsetTop: 1, offsetLeft: 2, offsetHeight: 4 });
  expect(boxOf(element)).toEqual({ top: 1, left: 2, height: 4 });
});

test('the copy of a dragged row has cells as wide as the row, and none for a cell that the row lacks', () => {
  const rowOf = (html: string) => {
    const row = document.createElement('tr');
    row.innerHTML = html;
    return row;
  };
  const row = rowOf('<th>A</th><td>B</td>');
  [30, 70.5].forEach((width, index) => {
    const cell = row.children[index];
    if (cell) cell.getBoundingClientRect = () => new DOMRect(0, 0, width, 20);
  });
  const copy = rowOf('<th>A</th><td>B</td><td>C</td>');
  fixCellWidths(row, copy);
  expect([...copy.children].map((cell) => cell.getAttribute('style'))).toEqual([
    'box-sizing: border-box; min-width: 30px; width: 30px;',
    'box-sizing: border-box; min-width: 70.5px; width: 70.5px;',
    'box-sizing: border-box; min-width: 0px; width: 0px;',
  ]);
});

import { expect, it } from 'vitest';
import { lettersOf } from '../../src/keys/letters';

it.each([
  [
    ['Vandaag', 'Klanten'],
    ['V', 'K'],
  ],
  [
    ['Producten', 'Pushberichten', 'Posten'],
    ['P', 'U', 'O'],
  ],
  [
    ['Producten', 'Posten', 'Orders'],
    ['P', 'S', 'O'],
  ],
  [
    ['Één', 'De éénden'],
    ['E', 'D'],
  ],
  [
    ['AB', 'AB', 'AB', '2'],
    ['A', 'B', undefined, undefined],
  ],
  [[], []],
])('of %j are %j', (names, letters) => {
  expect(lettersOf(names)).toEqual(letters);
});

import { describe, expect, it } from 'vitest';
import { differingParts } from '../../src/lib/differingParts';

const long = 'Een lange omschrijving die iedereen al kent. '.repeat(5);

describe('two texts beside each other', () => {
  it.each([
    ['short ones are shown whole', 'Wax', 'Wax van mij', 'Wax', 'Wax van mij'],
    ['also when one is empty', '', 'Wax', '', 'Wax'],
    [
      'long ones begin near where they differ',
      `${long}Einde`,
      `${long}Slot`,
      '…die iedereen al kent. Einde',
      '…die iedereen al kent. Slot',
    ],
    ['a long one is cut', 'a', 'b'.repeat(200), 'a', `${'b'.repeat(120)}…`],
    ['and never within a letter', '', '😀'.repeat(130), '', `${'😀'.repeat(120)}…`],
  ])('%s', (_, one, other, ...shown) => {
    expect(differingParts(one, other)).toEqual(shown);
  });
});

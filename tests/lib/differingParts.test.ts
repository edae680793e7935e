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
    ['equal ones too', 'Wax', 'Wax', 'Wax', 'Wax'],
    [
      'so is one of 120 letters',
      `${'a '.repeat(40)}b${'c'.repeat(39)}`,
      'a',
      `${'a '.repeat(40)}b${'c'.repeat(39)}`,
      'a',
    ],
    [
      'up to 120 letters nothing is left out, however late they differ',
      `${'a '.repeat(40)}${'b'.repeat(40)}`,
      `${'a '.repeat(40)}c`,
      `${'a '.repeat(40)}${'b'.repeat(40)}`,
      `${'a '.repeat(40)}c`,
    ],
    [
      'the longer one decides',
      `${'a'.repeat(79)} ${'b'.repeat(50)}`,
      `${'a'.repeat(79)} c`,
      `…${'b'.repeat(50)}`,
      '…c',
    ],
    [
      'nothing is left out before a difference within 30 letters',
      `Tien tekst${'a'.repeat(20)}${'b'.repeat(60)}`,
      `Tien tekst${'a'.repeat(20)}${'c'.repeat(100)}`,
      `Tien tekst${'a'.repeat(20)}${'b'.repeat(60)}`,
      `Tien tekst${'a'.repeat(20)}${'c'.repeat(90)}…`,
    ],
    [
      'a word without a beginning near begins at the difference',
      `${'a'.repeat(50)}${'b'.repeat(40)} ${'b'.repeat(40)}`,
      `${'a'.repeat(50)}${'c'.repeat(81)}`,
      `…${'b'.repeat(40)} ${'b'.repeat(40)}`,
      `…${'c'.repeat(81)}`,
    ],
    [
      'also where no word begins at all',
      `${'a'.repeat(50)}${'b'.repeat(81)}`,
      `${'a'.repeat(50)}${'c'.repeat(81)}`,
      `…${'b'.repeat(81)}`,
      `…${'c'.repeat(81)}`,
    ],
    ['120 letters are no part', 'b'.repeat(120), 'c'.repeat(121), 'b'.repeat(120), `${'c'.repeat(120)}…`],
    ['and never within a letter', '', '😀'.repeat(130), '', `${'😀'.repeat(120)}…`],
  ])('%s', (_, one, other, ...shown) => {
    expect(differingParts(one, other)).toEqual(shown);
  });
});

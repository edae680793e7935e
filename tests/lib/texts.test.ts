import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { formatPhone, formatPostcode, formatVatNumber, phoneAddress } from '../../src/lib/contactDetails';
import { customerRole } from '../../src/lib/customerRole';
import { joinEmails, splitEmails } from '../../src/lib/emails';
import { fullName } from '../../src/lib/fullName';
import { elapsedTime } from '../../src/lib/leadFields';
import { splitInGroups } from '../../src/lib/splitInGroups';
import { textOfKey } from '../../src/lib/textOfKey';
import { truncate } from '../../src/lib/truncate';
import { normalizePhone } from '../../src/v2/phone';

describe('the text of a key', () => {
  const { translate } = i18nProvider;
  test("is the catalogue's", () => expect(textOfKey(translate, 'ra.action.save')).toBe('Opslaan'));
  test.each(['De kassa is dicht.', '%{_} %{name}', 'een |||| twee', 'constructor', ' '])(
    'is %j itself, which is no key',
    (text) => expect(textOfKey(translate, text)).toBe(text),
  );
  test('is missing: an error, and no key on the screen', () =>
    expect(() => textOfKey(translate, 'resources.no_such.text')).toThrow('resources.no_such.text'));
  test('may come with the key, as react-admin gives it', () =>
    expect(textOfKey(translate, 'resources.no_such.text', undefined, { _: '%{n} erbij', n: 2 })).toBe('2 erbij'));
  test('of who writes it in full has its values, or the text that stands for it', () => {
    expect(textOfKey(translate, '%{n} rijen gewist', undefined, { n: 23 })).toBe('23 rijen gewist');
    expect(textOfKey(translate, 'gewist', undefined, { _: '%{n} rijen gewist', n: 23 })).toBe('23 rijen gewist');
    expect(textOfKey(translate, 'De kassa %{is} dicht.', undefined, { _: 'De kassa %{is} dicht.' })).toBe(
      'De kassa %{is} dicht.',
    );
  });
  test('is what stands for it otherwise, letter by letter', () =>
    expect(textOfKey(translate, 'b2binsights.columns.x', '%{_}')).toBe('%{_}'));
});

describe('elapsed time (section 9)', () => {
  test.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [60, '00:01:00'],
    [3661, '01:01:01'],
    ['3661', '01:01:01'],
    [86_399.9, '23:59:59'],
    [359_999, '99:59:59'],
    [360_000, '100:00:00'],
  ])('%s seconds read %s', (seconds, shown) => {
    expect(elapsedTime(seconds)).toBe(shown);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 'x', '12:30', '', null, undefined, true, {}, [60]])(
    '%j is invalid and reads 00:00:00',
    (seconds) => {
      expect(elapsedTime(seconds)).toBe('00:00:00');
    },
  );
});

describe('truncation (section 9)', () => {
  test.each([
    ['Autoshampoo', 'Autoshampo...'],
    ['1234567890', '1234567890'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['👩‍🔧👩‍🔧', '👩‍🔧👩‍🔧'],
  ])('%j at the default length of 10 is %j', (text, shown) => {
    expect(truncate(text)).toBe(shown);
  });

  test('takes another length, and cuts between letters', () => {
    expect(truncate('Wasstraat', 3)).toBe('Was...');
    expect(truncate('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧👩‍🔧...');
  });
});

describe('splitting a list in groups (section 9)', () => {
  test.each([
    [10, 4, false, [3, 3, 3, 1]],
    [10, 4, true, [3, 3, 2, 2]],
    [8, 4, false, [2, 2, 2, 2]],
    [5, 4, false, [2, 2, 1, 0]],
    [5, 4, true, [2, 1, 1, 1]],
    [0, 3, false, [0, 0, 0]],
    [3, 1, false, [3]],
    [3, 0, false, [3]],
    [10, 4, undefined, [3, 3, 3, 1]],
  ])('%i items in %i groups, balanced %s: %j', (length, groups, balanced, sizes) => {
    const list = Array.from({ length }, (_, n) => n);
    expect(splitInGroups(list, groups, balanced).map((group) => group.length)).toEqual(sizes);
  });

  test('loses, adds and reorders nothing; balanced sizes differ by one at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), fc.boolean(), (list, count, balanced) => {
        const groups = splitInGroups(list, count, balanced);
        expect(groups).toHaveLength(count);
        expect(groups.flat()).toEqual(list);
        const sizes = groups.map((group) => group.length);
        if (balanced) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the customer role label (section 4)', () => {
  const flags = [0, 1, '0', '1', null] as const;
  const isSet = (flag: (typeof flags)[number]) => Number(flag) === 1;
  const all = flags.flatMap((marketing) => flags.map((byOrder) => [marketing, byOrder] as const));
  const label = (prio: number | string | null, marketing: (typeof flags)[number], byOrder: (typeof flags)[number]) =>
    customerRole({ prio_shop_id: prio, marketing_automation: marketing, created_by_order: byOrder });

  test.each(all)('1, %j, %j is Klant', (marketing, byOrder) => {
    expect(label(1, marketing, byOrder)).toBe('Klant');
    expect(label('1', marketing, byOrder)).toBe('Klant');
  });
  test.each(all)('null, %j, %j is Bezoeker', (marketing, byOrder) => {
    expect(label(null, marketing, byOrder)).toBe('Bezoeker');
  });
  test.each(all.filter(([, byOrder]) => isSet(byOrder)))('2, %j, %j is Nieuwe klant', (marketing, byOrder) => {
    expect(label(2, marketing, byOrder)).toBe('Nieuwe klant');
    expect(label('2', marketing, byOrder)).toBe('Nieuwe klant');
  });
  test.each(all.filter(([, byOrder]) => !isSet(byOrder)))('2, %j, %j follows marketing', (marketing, byOrder) => {
    expect(label(2, marketing, byOrder)).toBe(isSet(marketing) ? 'Relatie' : 'Klant');
  });
  test('a customer without these fields is a Bezoeker, an unknown shop has no label', () => {
    expect(customerRole({})).toBe('Bezoeker');
    expect(customerRole({ prio_shop_id: 3 })).toBe('');
  });
});

describe('e-mail addresses', () => {
  test('are read from one text without spaces, empty parts and repeats', () => {
    expect(splitEmails(' info@was.nl, jan@was.nl,,INFO@was.nl ; ')).toEqual(['info@was.nl', 'jan@was.nl']);
    expect(splitEmails(null)).toEqual([]);
  });
  test('travel separated by commas', () => {
    expect(joinEmails(['info@was.nl ', '', 'jan@was.nl'])).toBe('info@was.nl,jan@was.nl');
    expect(joinEmails([])).toBe('');
  });
});

describe('contact details', () => {
  test.each([
    ['1234AB', '1234 AB'],
    ['1234 ab', '1234 AB'],
    [' 1234  Ab ', '1234 AB'],
    [' B-2000 ', 'B-2000'],
    ['11234 AB', '11234 AB'],
    ['1234 ABC', '1234 ABC'],
    ['', ''],
  ])('postcode %j is shown as %j', (typed, shown) => {
    expect(formatPostcode(typed)).toBe(shown);
  });

  test.each([
    ['020-1234567', '0201234567'],
    ['+31 20 123 45 67', '0201234567'],
    ['+31 (0)20 1234567', '0201234567'],
    ['0031201234567', '0201234567'],
    ['00310201234567', '0201234567'],
    ['(020) 123.45.67', '0201234567'],
    [' +31 20 1234567', '0201234567'],
    ['+32 9 123 45 67', '003291234567'],
    ['020 1234567 + 8', '02012345678'],
    ['tel+31 20', '3120'],
    ['020 0031 234', '0200031234'],
  ])('telephone %j is compared as %j', (typed, compared) => {
    expect(normalizePhone(typed)).toBe(compared);
  });

  test.each([
    ['+31612345678', '06 12345678'],
    ['0201234567', '020 1234567'],
    ['0297-123456', '0297 123456'],
    ['0881234567', '088 1234567'],
    ['0101234567', '010 1234567'],
    ['0111234567', '0111 234567'],
    ['0297020123', '0297 020123'],
    ['102 01234567', '102 01234567'],
    ['02012345678', '02012345678'],
    [' 0800 1234 ', '0800 1234'],
    ['+32 9 123 45 67', '+32 9 123 45 67'],
    ['06-12345678 (Piet)', '06-12345678 (Piet)'],
  ])('telephone %j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test.each([
    ['+31 (0)15-212 34 56', 'tel:0152123456'],
    ['+32 9 123 45 67', 'tel:+3291234567'],
    ['0297-123456/06-12345678', undefined],
    ['- - - -', undefined],
    ['nummer volgt', undefined],
    ['12', undefined],
    ['', undefined],
  ])('telephone %j is called at %j', (typed, address) => {
    expect(phoneAddress(typed)).toBe(address);
  });

  test.each([
    ['nl 8123.45.678.b01', 'NL812345678B01'],
    ['NL812345678B01', 'NL812345678B01'],
    ['be 0123-456-789', 'BE0123456789'],
    ['niet btw-plichtig', 'niet btw-plichtig'],
    [' vrijgesteld, zie mail', 'vrijgesteld, zie mail'],
  ])('VAT number %j is shown as %j', (typed, shown) => {
    expect(formatVatNumber(typed)).toBe(shown);
  });
});

test("a person's name has its prefix, and no gap where a part is empty", () => {
  expect(fullName({ first_name: 'Jan', prefix_last_name: 'van der', last_name: 'Berg' })).toBe('Jan van der Berg');
  expect(fullName({ first_name: 'Jan', prefix_last_name: '', last_name: 'Berg' })).toBe('Jan Berg');
  expect(fullName({})).toBe('');
});

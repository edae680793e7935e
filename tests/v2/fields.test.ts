import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withComma } from '../../src/v2/decimalNotation';
import { amount } from '../../src/v2/entities/transaction';
import * as fields from '../../src/v2/fields';
import { fieldsOf, kindOf } from '../../src/v2/kinds';
import { testOf } from '../../src/v2/many';
import { optionalMoment, requiredMoment } from '../../src/v2/moments';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const messages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe('a price', () => {
  const price = fields.decimalText();

  it.each([
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['-3,5', '-3.5'],
    ['+3.5', '3.5'],
    ['0', '0'],
    ['-0,0001', '-0.0001'],
    ['  7 ', '7'],
    ['1.234,56', '1234.56'],
    ['-12.345.678,5', '-12345678.5'],
    ['1.234', '1.234'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [12.5, '12.5'],
  ])('typed as %j travels as %j', (typed, sent) => {
    expect(price.parse(typed)).toBe(sent);
  });

  it.each([
    'abc',
    '12,50,00',
    '1.00,00',
    '1.000.000',
    '1000.000,5',
    ',5',
    '5,',
    '--1',
    '1e3',
    '€ 12',
    '12 50',
    '٣',
    'NaN',
    '123456789',
  ])('typed as %j is refused', (typed) => {
    expect(messages(price.safeParse(typed))).toEqual(['Vul een bedrag in, bijvoorbeeld 12,50.']);
  });

  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['1.234,56', '1234.56'],
    [12.5, '12.5'],
    [null, ''],
    [undefined, ''],
  ])('answered as %j is read as %j', (answered, read) => {
    expect(fields.decimal.parse(answered)).toBe(read);
  });
});

describe('a decimal', () => {
  it.each([
    ['12.5', '12,5'],
    ['12,5', '12,5'],
    ['-0.5', '-0,5'],
    ['1.234', '1,234'],
    ['1.234,56', '1234,56'],
    ['7', '7'],
    ['zuur', 'zuur'],
    ['1.2.3', '1.2.3'],
    ['12.', '12.'],
    [null, ''],
  ])('written as %j is shown as %j', (written, shown) => {
    expect(withComma(written)).toBe(shown);
  });
});

describe('a whole number', () => {
  const stars = fields.wholeNumber(-1, 5);
  it.each([
    [4, 4],
    ['4', 4],
    [' +4 ', 4],
    ['0005', 5],
    ['-1', -1],
    [0, 0],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is read as %j', (given, read) => {
    expect(stars.parse(given)).toBe(read);
  });

  it.each([6, -2, 1.5, '1,5', '0x1', '1e0', 'veel', true, '99999999999'])('%j is refused', (given) => {
    expect(stars.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
      'Vul een heel getal in van -1 tot en met 5.',
    ]);
  });

  it('is required by a refinement, and stays a whole number', () => {
    const required = stars.refine((value) => value !== null, fields.isRequired('Sterren'));
    expect(required.safeParse('').error?.issues[0]?.message).toBe('Sterren is verplicht.');
    expect(kindOf(required)).toEqual({ kind: 'whole' });
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-24 09:30:00', '2026-11-24 09:30:00'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T09:30:00', '2026-11-24 09:30:00'],
    ['2026-11-24T09:30', '2026-11-24 09:30:00'],
    ['2026-11-24T09:30:00.000Z', '2026-11-24 10:30:00'],
    ['2026-07-24T09:30:00Z', '2026-07-24 11:30:00'],
    ['2026-11-24T00:15:00+0200', '2026-11-23 23:15:00'],
    ['2026-11-24T09:30:00+99:00', '2026-11-24 09:30:00'],
    ['-', '-'],
    ['', null],
    [null, null],
  ])('answered as %j is read as %j', (answered, read) => {
    expect(fields.moment.parse(answered)).toBe(read);
  });
});

describe('a flag', () => {
  it.each([
    [1, 1],
    [0, 0],
    ['1', 1],
    ['0', 0],
    [true, 1],
    [false, 0],
    [null, 0],
    [undefined, 0],
    ['', 0],
  ])('%j is read as %j', (given, read) => {
    expect(fields.flag.parse(given)).toBe(read);
  });

  it.each([2, -1, 'ja', 'Y', {}, []])('%j is refused', (given) => {
    expect(messages(fields.flag.safeParse(given))).toEqual(['Kies ja of nee.']);
  });
});

describe('the Y/N of a customer’s account', () => {
  it('is Y or N', () => {
    expect(fields.yesNo.parse('Y')).toBe('Y');
    expect(fields.yesNo.parse('N')).toBe('N');
    for (const other of ['y', 'J', '', 1, true, null])
      expect(messages(fields.yesNo.safeParse(other))).toEqual(['Kies Y of N.']);
  });
});

describe('an image to send', () => {
  const image = fields.dataUrl('Afbeelding');

  it.each(['png', 'jpeg', 'webp', 'gif'])('is a data-URL of type %s', (type) => {
    const url = `data:image/${type};base64,AAAA`;
    expect(image.parse(url)).toBe(url);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/bmp;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png,raw',
    'data:image/png;base64,',
    'data:image/png;base64,<script>',
    'data:image/png;charset=utf-8;base64,AAAA',
    'DATA:image/png;base64,AAAA',
    'https://example.com/a.png',
    'javascript:alert(1)',
  ])('refuses %j', (url) => {
    expect(messages(image.safeParse(url))).toEqual(['Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.']);
  });

  it.each(['', null, undefined])('is required: %j is none', (missing) => {
    expect(messages(image.safeParse(missing))).toEqual(['Afbeelding is verplicht.']);
  });

  it('is at most 5 MB', () => {
    const of = (bytes: number) => `data:image/jpeg;base64,${Buffer.alloc(bytes).toString('base64')}`;
    expect(image.safeParse(of(5 * 1024 * 1024)).success).toBe(true);
    expect(messages(image.safeParse(of(5 * 1024 * 1024 + 3)))).toEqual(['De afbeelding is groter dan 5 MB.']);
  });
});

describe('an image in a form that edits', () => {
  const image = fields.imageOrStored;

  it('is the stored one, a new one, or none', () => {
    expect(image.parse('/v2/images/abc')).toBe('/v2/images/abc');
    expect(image.parse('https://example.com/a.png')).toBe('https://example.com/a.png');
    expect(image.parse(PNG)).toBe(PNG);
    expect(image.parse(null)).toBeNull();
    expect(image.parse('')).toBeNull();
  });

  it('keeps the rules of a new one', () => {
    expect(messages(image.safeParse('data:image/svg+xml;base64,PHN2Zz4='))).toEqual([
      'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.',
    ]);
  });

  it('tells a new one from a stored one', () => {
    expect(fields.isDataUrl(PNG)).toBe(true);
    for (const stored of ['/v2/images/abc', 'https://example.com/data:x', null, undefined])
      expect(fields.isDataUrl(stored)).toBe(false);
  });
});

describe('an older installation is read liberally', () => {
  it('ids come as numbers or as digits; 0, text, fractions, yes and lists are none', () => {
    expect(fields.id.parse('12')).toBe(12);
    for (const no of [0, -1, 1.5, 'abc', null, true, [2], '0x1']) expect(fields.id.safeParse(no).success).toBe(false);
    expect(fields.id.parse(fields.ID_MAX)).toBe(2_147_483_647);
    expect(fields.id.safeParse(fields.ID_MAX + 1).success).toBe(false);
  });

  it('an id that may be missing is null when it is', () => {
    for (const missing of [null, undefined, 0, '0', '']) expect(fields.nullableId.parse(missing)).toBeNull();
    expect(fields.nullableId.parse(3)).toBe(3);
    for (const no of [true, [2], '0x1']) expect(fields.nullableId.safeParse(no).success).toBe(false);
  });

  it('numbers come as text, and an empty one counts 0', () => {
    expect(['12.5', '12,5', '1.234,56'].map((sent) => fields.count.parse(sent))).toEqual([12.5, 12.5, 1234.56]);
    for (const empty of [null, '']) expect(fields.count.parse(empty)).toBe(0);
    expect(fields.count.safeParse('veel').success).toBe(false);
  });

  it('an amount has cents, in whatever notation it comes', () => {
    for (const sent of ['84.50', '84.5', '84,5', '84,50', 84.5, 84.499_999_999_999])
      expect(amount.parse(sent)).toBe('84.50');
    for (const sent of ['1.234,56', '1234.56', 1234.56]) expect(amount.parse(sent)).toBe('1234.56');
    expect([84, '84', '-84', 0].map((sent) => amount.parse(sent))).toEqual(['84.00', '84.00', '-84.00', '0.00']);
    expect(['84.567', 'n.v.t.', null, ''].map((sent) => amount.parse(sent))).toEqual(['84.567', 'n.v.t.', '', '']);
  });

  it('text is never null', () => {
    expect(fields.text.parse(null)).toBe('');
    expect(fields.text.parse(undefined)).toBe('');
    expect(fields.text.parse(5)).toBe('5');
  });

  it('an empty moment or image is null', () => {
    for (const field of [fields.moment, fields.image])
      for (const empty of ['', null, undefined]) expect(field.parse(empty)).toBeNull();
  });
});

describe('text to send', () => {
  it('is required when it says so, and spaces are nothing', () => {
    for (const nothing of ['', '   ', '\n', null, undefined])
      expect(messages(fields.requiredText('Naam').safeParse(nothing))).toEqual(['Naam is verplicht.']);
  });

  it('has a greatest length', () => {
    expect(fields.optionalText(5).parse('12345')).toBe('12345');
    expect(messages(fields.optionalText(5).safeParse('123456'))).toEqual(['Gebruik hoogstens 5 tekens.']);
  });

  it('never holds U+0000', () => {
    expect(messages(fields.optionalText().safeParse('a\u0000b'))).toEqual([
      'Deze tekst bevat een teken dat niet kan worden opgeslagen.',
    ]);
  });

  it('is kept as it was typed: markup, quotes and emoji too', () => {
    const typed = `<b>"O'Brien" & zoon</b> 🚗\n`;
    expect(fields.requiredText('Naam').parse(typed)).toBe(typed);
  });
});

describe('a moment to write', () => {
  const [needed, optional] = [requiredMoment('Vertrek'), optionalMoment()];

  it('is written with a time to the second, also from the ISO text of a stock input', () => {
    for (const field of [needed, optional]) {
      for (const typed of ['2026-11-24 09:30', '2026-11-24 09:30:00', '2026-11-24T08:30:00.000Z', '2026-11-24T09:30'])
        expect(field.parse(typed), typed).toBe('2026-11-24 09:30:00');
      for (const typed of ['onzin straks', '2026-02-30 09:30', '2026-11-24 25:00', '09:30', 5])
        expect(field.safeParse(typed).success, String(typed)).toBe(false);
    }
  });

  it('is optional, and then a day may have no time', () => {
    for (const nothing of ['', null, undefined]) {
      expect(optional.parse(nothing)).toBeNull();
      expect(messages(needed.safeParse(nothing))).toEqual(['Vertrek is verplicht.']);
    }
    expect(optional.parse('2026-11-24')).toBe('2026-11-24');
    expect(messages(optional.safeParse('2026-02-30'))).toEqual(['Vul een bestaande datum in, met of zonder tijd.']);
    expect(messages(needed.safeParse('2026-11-24'))).toEqual(['Vul een bestaande datum en tijd in.']);
  });
});

describe('a record to choose', () => {
  it('is required when it says so', () => {
    for (const nothing of ['', null, undefined, 0, 'x', 1.5, true, [2], '0x1', '1e3'])
      expect(messages(fields.requiredId('Shop').safeParse(nothing))).toEqual(['Shop is verplicht.']);
    expect(fields.requiredId('Shop').parse('2')).toBe(2);
  });
});

describe('a value that reading leaves as it is', () => {
  const values = [
    '',
    ' ',
    'x',
    '1',
    '12,5',
    '12.5',
    '12.50',
    '2026-11-24',
    '2026-11-24T09:30:00',
    -0,
    0,
    1,
    2,
    1.5,
    -1,
    3e9,
    NaN,
  ];
  const everyValue = [...values, null, undefined, true, false, {}, []];
  const { id, nullableId, count, text, moment, image, flag, decimal } = fields;

  it.each(Object.entries({ id, nullableId, count, text, moment, image, flag, decimal, amount }))(
    'is told from the others: %s',
    (_, field) => {
      const told = everyValue.filter(testOf(field));
      expect(told).not.toEqual([]);
      for (const value of told) expect(Object.is(field.parse(value), value), String(value)).toBe(true);
    },
  );

  // Of what the embedded server sends, or the whole list would be copied.
  it.each([
    ['id', id, [1, fields.ID_MAX]],
    ['nullableId', nullableId, [1, null]],
    ['moment', moment, ['2026-11-24 09:30:00', '2026-11-24', null]],
    ['image', image, ['/v2/images/abc', null]],
    ['flag', flag, [0, 1]],
    ['decimal', decimal, ['12.50', '']],
    ['amount', amount, ['12.50', '-0.05']],
  ])('is every %s of the embedded server', (_, field, sent) => {
    expect(sent.filter((value) => !testOf(field)(value))).toEqual([]);
  });
});

describe('an address', () => {
  it.each([' naam@firma.nl', 'naam@firma.nl\u00a0\n'])('of e-mail is pasted with the space around it: %j', (pasted) => {
    expect(fields.emailText().parse(pasted)).toBe('naam@firma.nl');
  });
  it('of a web page is pasted with the space around it', () => {
    expect(fields.webAddress().parse(' https://www.voorbeeld.nl\n')).toBe('https://www.voorbeeld.nl');
    expect(kindOf(fields.webAddress())).toEqual({ kind: 'text', isLong: false });
  });

  it.each(['', 'naam@firma.nl', 'naam.van+wassen@mail.firma.nl'])('of e-mail: %j', (typed) => {
    expect(fields.emailText().parse(typed)).toBe(typed);
  });
  it.each([
    'naam',
    'naam@firma',
    '@firma.nl',
    'een@firma.nl,twee@firma.nl',
    'een naam@firma.nl',
    'a@b@c.nl',
    '<naam@firma.nl>',
    'een@firma.nl;twee@firma.nl',
  ])('of e-mail is refused: %j', (typed) => {
    expect(messages(fields.emailText().safeParse(typed))).toEqual(['Vul een geldig e-mailadres in.']);
  });

  it.each(['', 'https://www.voorbeeld.nl', 'http://a', 'HTTPS://voorbeeld.nl/a?b=c#d'])(
    'of a web page: %j',
    (typed) => {
      expect(fields.webAddress().parse(typed)).toBe(typed);
    },
  );
  it.each([
    'www.voorbeeld.nl',
    'javascript:alert(1)',
    'javascript:alert("https://voorbeeld.nl")',
    'https://',
    'https:///pad',
    'https:// voorbeeld.nl',
    'https://voorbeeld.nl/een pad',
    'ftp://voorbeeld.nl',
  ])('of a web page is refused: %j', (typed) => {
    expect(messages(fields.webAddress().safeParse(typed))).toEqual([
      'Vul een webadres in, bijvoorbeeld https://www.voorbeeld.nl.',
    ]);
  });
});

describe('a text that may be a number', () => {
  it.each([
    [12.5, '12.5'],
    [0, '0'],
    ['12,5', '12,5'],
    [null, ''],
  ])('%j is kept as %j', (given, kept) => {
    expect(fields.optionalText(5).parse(given)).toBe(kept);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, true, {}])('%j is refused', (given) => {
    expect(messages(fields.optionalText(5).safeParse(given))).toEqual(['Vul een tekst in.']);
  });
});

describe('what a field is', () => {
  it('a text is long from more characters than a title', () => {
    expect(kindOf(fields.optionalText())).toEqual({ kind: 'text', isLong: false });
    expect(kindOf(fields.optionalText(fields.TITLE_MAX + 1))).toEqual({ kind: 'text', isLong: true });
    expect(kindOf(fields.dataUrl('Foto'))).toEqual({ kind: 'image' });
  });

  it.each([
    ['a list', z.array(z.object({ name: fields.text }))],
    ['a record that may be missing', z.object({ name: fields.text }).catch({ name: '' })],
    ['one of two shapes', z.union([z.object({ name: fields.text }), z.object({ name: fields.text })])],
  ])('is found in %s', (_, shape) => {
    expect(Object.keys(fieldsOf(shape))).toEqual(['name']);
  });
});

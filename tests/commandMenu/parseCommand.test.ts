import { describe, expect, it } from 'vitest';
import { dayIn, timeIn } from '../../src/commandMenu/commands/dutchWhen';
import { parseCommand } from '../../src/commandMenu/commands/parseCommand';

/** Monday 23 November 2026. */
const TODAY = new Date(2026, 10, 23, 12);
const words = (text: string) => text.split(' ');

describe('a day in words', () => {
  it.each([
    ['vandaag', '2026-11-23', 1],
    ['morgen jansen', '2026-11-24', 1],
    ['overmorgen', '2026-11-25', 1],
    ['gisteren', '2026-11-22', 1],
    ['eergisteren jansen', '2026-11-21', 1],
    ['dinsdag', '2026-11-24', 1],
    ['di', '2026-11-24', 1],
    ['maandag', '2026-11-30', 1],
    ['aanstaande dinsdag', '2026-11-24', 2],
    ['deze vr', '2026-11-27', 2],
    ['dinsdagochtend', '2026-11-24', 1],
    ['maandagmiddag', '2026-11-30', 1],
    ['dinsdag 1 december jansen', '2026-12-01', 3],
    ['di 1-12', '2026-12-01', 2],
    ['woensdag 1 december 2027', '2027-12-01', 4],
    ['woensdag 1 december', '2026-11-25', 1],
    ['volgende dinsdag', '2026-12-01', 2],
    ['volgende zo', '2026-12-06', 2],
    ['volgende week', '2026-11-30', 2],
    ['volgende week wo', '2026-12-02', 3],
    ['volgende week jansen', '2026-11-30', 2],
    ['vanmiddag om 3', '2026-11-23', 1],
    ['morgenochtend', '2026-11-24', 1],
    ['morgenmiddag', '2026-11-24', 1],
    ['over een week', '2026-11-30', 3],
    ['over 2 weken', '2026-12-07', 3],
    ['over drie dagen', '2026-11-26', 3],
    ['over een maand', '2026-12-23', 3],
    ['1 dec', '2026-12-01', 2],
    ['1 dec.', '2026-12-01', 2],
    ['1 december 2027', '2027-12-01', 3],
    ['3 januari', '2027-01-03', 2],
    ['15 sept jansen', '2027-09-15', 2],
    ['15 sept.', '2027-09-15', 2],
    ['15 september', '2027-09-15', 2],
    ['23 nov', '2026-11-23', 2],
    // A visit that is written up afterwards: at most a month ago.
    ['20-11', '2026-11-20', 1],
    ['23 okt', '2026-10-23', 2],
    ['22 okt', '2027-10-22', 2],
    ['1-12', '2026-12-01', 1],
    ['3/1', '2027-01-03', 1],
    ['1-12-27', '2027-12-01', 1],
    ['1.12.2026', '2026-12-01', 1],
    ['01.12.27', '2027-12-01', 1],
    ['2026-12-01', '2026-12-01', 1],
  ])('%s', (text, value, length) => {
    expect(dayIn(words(text), TODAY)).toEqual({ value, length });
  });

  it('of last year is meant in the first weeks of a year', () => {
    expect(dayIn(words('30-12'), new Date(2027, 0, 4, 12))).toEqual({ value: '2026-12-30', length: 1 });
  });

  it.each([
    [new Date(2028, 3, 5, 12), '2032-02-29'],
    [new Date(2028, 2, 5, 12), '2028-02-29'],
    [new Date(2027, 2, 5, 12), '2028-02-29'],
    [new Date(2028, 1, 29, 12), '2028-02-29'],
    [new Date(2096, 4, 1, 12), '2104-02-29'],
  ])('29 February is, on %s, the first that is not over for a month', (today, value) => {
    expect(dayIn(words('29 feb'), today)).toEqual({ value, length: 2 });
    expect(dayIn(words('29-2'), today)).toEqual({ value, length: 1 });
  });

  it.each([
    '31 feb',
    '24112026',
    '10.30',
    '31-2',
    '29 feb 2027',
    '29-2-2027',
    '31-4',
    'jansen',
    'over jansen',
    'volgende klant',
    'over',
    '12',
  ])('is not in %s', (text) => {
    expect(dayIn(words(text), TODAY)).toBeNull();
  });
});

describe('a time in words', () => {
  it.each([
    ['10:00', '10:00', 1],
    ['9.30', '09:30', 1],
    ['14u15', '14:15', 1],
    ['10u', '10:00', 1],
    ['2u', '14:00', 1],
    ['om 2u', '14:00', 2],
    ['2u30', '02:30', 1],
    ['10 uur', '10:00', 2],
    ['om 2', '14:00', 2],
    ['3 uur', '15:00', 2],
    ['half 1', '12:30', 2],
    ['02:30', '02:30', 1],
    ['om 10', '10:00', 2],
    ['om drie', '15:00', 2],
    ['om drie uur', '15:00', 3],
    ['drie uur', '15:00', 2],
    ['om 10 uur', '10:00', 3],
    ['om 10:30 uur', '10:30', 3],
    ['half 11', '10:30', 2],
    ['om half elf', '10:30', 3],
    ['kwart over 10', '10:15', 3],
    ['om kwart voor elf', '10:45', 4],
    ['kwart voor 3', '14:45', 3],
    ['kwart voor 7', '18:45', 3],
    // Begins at the first of the two.
    ['10-11 uur', '10:00', 2],
    ['om 2-3 uur', '14:00', 3],
    ['10:00-11:30', '10:00', 1],
    ['10:00-11:30 uur', '10:00', 2],
  ])('%s', (text, value, length) => {
    expect(timeIn(words(text))).toEqual({ value, length });
  });

  it.each([
    '25:00',
    '10:75',
    '10',
    'half jansen',
    'half nul',
    'kwart 3',
    'kwart over jansen',
    'constructor',
    'toString 3',
    'om',
    'u',
  ])('is not in %s', (text) => {
    expect(timeIn(words(text))).toBeNull();
  });
});

describe('a command', () => {
  it.each([
    ['waterrapport aquaglans', { verb: 'waterReport', words: ['aquaglans'] }],
    ['Waterr Aquaglans', { verb: 'waterReport', words: ['Aquaglans'] }],
    ['afspraak morgen 10:00 jansen', { verb: 'appointment', words: ['jansen'], day: '2026-11-24', time: '10:00' }],
    [
      'afspraak met De Vaart volgende dinsdag om half 3 door bram',
      {
        ...{ verb: 'appointment', words: ['De', 'Vaart'], before: 'met' },
        ...{ day: '2026-12-01', time: '14:30', advisor: 'bram' },
      },
    ],
    ['afspraak 1.12.2026 9.30 jansen', { verb: 'appointment', words: ['jansen'], day: '2026-12-01', time: '09:30' }],
    [
      'afspraak: jansen, dinsdag 1 december, 10:00',
      { verb: 'appointment', words: ['jansen,'], day: '2026-12-01', time: '10:00' },
    ],
    ['afspraak jansen maandag 9', { verb: 'appointment', words: ['jansen'], day: '2026-11-30', time: '09:00' }],
    ['afspraak morgen 2 jansen', { verb: 'appointment', words: ['jansen'], day: '2026-11-24', time: '14:00' }],
    ['afspraak maandag 9 uur jansen', { verb: 'appointment', words: ['jansen'], day: '2026-11-30', time: '09:00' }],
    ['afspraak 24 maandag 9:30', { verb: 'appointment', words: ['24'], day: '2026-11-30', time: '09:30' }],
    [
      'afspraak maandag 9 december jansen',
      { verb: 'appointment', words: ['9', 'december', 'jansen'], day: '2026-11-30' },
    ],
    ['afspraak maandag 30 jansen', { verb: 'appointment', words: ['30', 'jansen'], day: '2026-11-30' }],
    ['taak: aquaglans pomp', { verb: 'task', words: ['aquaglans', 'pomp'] }],
    ['afspraak 10-11 uur jansen', { verb: 'appointment', words: ['jansen'], time: '10:00' }],
    ['afspraak 1 dec', { verb: 'appointment', words: [], day: '2026-12-01' }],
    ['taak aquaglans pomp morgen nakijken', { verb: 'task', words: ['aquaglans', 'pomp', 'morgen', 'nakijken'] }],
    ['prijs van AS-CIT-1L', { verb: 'price', words: ['AS-CIT-1L'], before: 'van' }],
    ['bel', { verb: 'call', words: [] }],
    ['bel met Van Dam', { verb: 'call', words: ['Dam'], before: 'Van' }],
    ['bel van', { verb: 'call', words: [], before: 'van' }],
    ['bel jansen', { verb: 'call', words: ['jansen'] }],
  ])('%s', (line, command) => {
    expect(parseCommand(line, TODAY)).toEqual(command);
  });

  it.each(['', 'jansen', 'belgië', 'afs', 'aquaglans waterrapport'])('is not in %j', (line) => {
    expect(parseCommand(line, TODAY)).toBeNull();
  });
});

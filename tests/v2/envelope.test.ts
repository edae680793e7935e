import { describe, expect, it } from 'vitest';
import { dataOfSuccess, detailsOfFailure, failure, success } from '../../src/v2/envelope';

describe('the envelope', () => {
  it('wraps data in code OK, and gives it back', () => {
    expect(success([1])).toEqual({ code: 'OK', data: [1] });
    expect(dataOfSuccess(success([1]))).toEqual({ data: [1] });
    expect(dataOfSuccess({ code: 'OK' })).toEqual({ data: undefined });
  });

  it.each([
    ['another code', { code: 'ERROR', data: [] }],
    ['code in small letters', { code: 'ok', data: [] }],
    ['no code', { data: [] }],
    ['HTML', '<html>'],
    ['nothing', undefined],
    ['null', null],
    ['a bare list', []],
    ['a number', 200],
  ])('%s is no success', (_, answer) => {
    expect(dataOfSuccess(answer)).toBeUndefined();
  });

  it('of figures may lack its code, where data exists; a code that is there counts', () => {
    const figures = (answer: unknown) => dataOfSuccess(answer, { mayLackCode: true });
    expect(figures({ data: [] })).toEqual({ data: [] });
    for (const none of [{}, { code: 'ERROR', data: [] }, { code: null, data: [] }, [], '<html>', undefined])
      expect(figures(none)).toBeUndefined();
  });

  it('wraps a failure with its text, and its fields where there are some', () => {
    expect(failure('Mis')).toEqual({ code: 'ERROR', data: { error: 'Mis' } });
    expect(failure('Mis', { fields: { name: 'Naam is verplicht.' } })).toEqual({
      code: 'ERROR',
      data: { error: 'Mis', fields: { name: 'Naam is verplicht.' } },
    });
  });

  it('gives back what a failure says, as far as it says anything', () => {
    for (const details of [{ fields: { name: 'Leeg' } }, { id: 7 }])
      expect(detailsOfFailure(failure('Mis', details))).toEqual({ error: 'Mis', ...details });
    expect(detailsOfFailure({ code: 'NOK', data: { error: 'Mis' } })).toEqual({ error: 'Mis' });
    for (const mute of [undefined, null, '<html>', {}, { data: null }, { data: { error: '' } }, { data: { error: 5 } }])
      expect(detailsOfFailure(mute)).toEqual({});
  });
});

// Specification: §5.16, §9.17
import { describe, expect, it } from 'vitest';
import { bareSiren, hasSirenFormat, isSiren } from './siren.ts';

describe('§5 "SIREN must be 9 digits"', () => {
  it('bareSiren removes spaces, no-break spaces and narrow no-break spaces', () => {
    expect(bareSiren(' 732\u00a0829\u202f320 ')).toBe('732829320');
  });

  it.each([
    ['73282932000074', '732829320'],
    ['732 829 320 00074', '732829320'],
    ['7328293200007', '7328293200007'],
    ['732829320000741', '732829320000741'],
    ['7328293200007a', '7328293200007a'],
  ])('bareSiren takes the first nine digits of a SIRET alone: %s gives %s', (typed, bare) =>
    expect(bareSiren(typed)).toBe(bare),
  );

  it('hasSirenFormat accepts exactly nine digits from 0 to 9', () => {
    expect(
      ['732829320', '73282932', '7328293200', '73282932a', '', '٧٣٢٨٢٩٣٢٠'].map(hasSirenFormat),
    ).toEqual([true, false, false, false, false, false]);
  });

  it('isSiren refuses a changed digit, two swapped neighbours and six digits', () => {
    expect(isSiren('732829320')).toBe(true);
    expect(isSiren('000100016')).toBe(true);
    expect(['732829321', '738229320', '732829'].map(isSiren)).toEqual([false, false, false]);
    for (let place = 0; place < 9; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${'732829320'.slice(0, place)}${digit}${'732829320'.slice(place + 1)}`;
        expect(isSiren(other)).toBe(other === '732829320');
      }
  });
});

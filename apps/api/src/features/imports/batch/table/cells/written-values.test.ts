// Specification: §12.2
import { describe, expect, it } from 'vitest';
import { readThemes } from './theme-words.fr.ts';
import { readDays } from './written-days.domain.ts';
import { readPrices } from './written-prices.ts';
import { readClock } from './written-times.domain.ts';

describe('readDays', () => {
  it.each([
    '2027-01-12',
    '12/01/2027',
    '12-01-27',
    '12.1.2027',
    '2027/01/12',
    '12 janv. 2027',
    '12-janv-27',
    'mardi 12 janvier 2027',
    'Le 12 JANVIER 2027',
    '46399',
    '2027-01-12 00:00:00',
  ])('reads %s as the 12th of January 2027, without a time', (written) =>
    expect(readDays(written)).toEqual({ start: '2027-01-12', end: undefined, times: undefined }),
  );

  it.each([
    ['1er août 2027', { start: '2027-08-01' }],
    ['12/01/2027 20:30', { start: '2027-01-12', times: { start: '20:30:00' } }],
    ['12/01/2027 à 20h30', { start: '2027-01-12', times: { start: '20:30:00' } }],
    ['46399,854166667', { start: '2027-01-12', times: { start: '20:30:00' } }],
    ['du 12 au 15 janvier 2027', { start: '2027-01-12', end: '2027-01-15' }],
    ['du 30 janvier au 2 février 2027', { start: '2027-01-30', end: '2027-02-02' }],
    ['12/01/2027 - 15/01/2027', { start: '2027-01-12', end: '2027-01-15' }],
  ])('reads %s as %j', (written, days) => expect(readDays(written)).toMatchObject(days));

  it.each(['31/02/2026', '01/13/2027', '12 janvier', 'tous les mardis', '1204', 'x'.repeat(200)])(
    'does not read %s',
    (written) => expect(readDays(written)).toBeUndefined(),
  );
});

describe('readClock', () => {
  it.each([
    ['20:30', '20:30:00', undefined],
    ['20h30', '20:30:00', undefined],
    ['20 H 30', '20:30:00', undefined],
    ['à partir de 20h', '20:00:00', undefined],
    ['9:05:07', '09:05:07', undefined],
    ['8:30 PM', '20:30:00', undefined],
    ['midi', '12:00:00', undefined],
    ['0,854166667', '20:30:00', undefined],
    ['14h-18h30', '14:00:00', '18:30:00'],
    ['de 14h00 à 18h', '14:00:00', '18:00:00'],
  ])('reads %s as %s until %s', (written, start, end) =>
    expect(readClock(written)).toEqual({ start, end }),
  );

  it.each(['25:00', '20:60', '20', '20h75', 'en soirée', '10h, 14h et 16h'])(
    'does not read %s',
    (written) => expect(readClock(written)).toBeUndefined(),
  );
});

describe('readPrices', () => {
  it.each([
    ['12,50 €', 1250, 1250],
    ['12€50', 1250, 1250],
    ['gratuit', 0, 0],
    ['Entrée libre', 0, 0],
    ['de 5 à 12 euros', 500, 1200],
    ['Plein tarif : 12 € / réduit : 8 €', 800, 1200],
  ])('reads %s as %i to %i cents', (written, least, most) =>
    expect(readPrices(written)).toEqual({ least, most, isFrom: false }),
  );

  it('reads « à partir de 5 € » as a price without a known maximum', () =>
    expect(readPrices('à partir de 5 €')).toEqual({ least: 500, most: 500, isFrom: true }));

  it.each(['sur réservation au 02 47 00 00 00', '99999999', '5 places', 'prix libre'])(
    'does not read %s',
    (written) => expect(readPrices(written)).toBeUndefined(),
  );
});

describe('readThemes', () => {
  it.each([
    ['concerts', ['concerts'], []],
    ['Marchés et brocantes', ['marches-et-brocantes'], []],
    ['Musique / Expositions', ['concerts', 'expositions'], []],
    ['randonnées', ['promenades-a-pied'], []],
    ['Théâtre, tricot', ['theatre'], ['tricot']],
  ])('reads %s as the themes %j and the other names %j', (written, themes, others) =>
    expect(readThemes(written)).toEqual({ themes, others }),
  );

  it('does not read a name that is no theme', () => expect(readThemes('opéra')).toBeUndefined());
});

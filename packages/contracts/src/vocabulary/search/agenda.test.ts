import { describe, expect, it } from 'vitest';
import { agendaPath, readAgendaOptions, writeAgendaOptions } from './agenda.ts';

describe('agendaPath', () => {
  it.each([
    [{ town: 'tours' }, '/ville/tours'],
    [{ town: 'tours', theme: 'concerts' }, '/ville/tours/category/concerts'],
    [
      { town: 'tours', theme: 'concerts', when: 'ce-week-end' },
      '/ville/tours/category/concerts/ce-week-end',
    ],
    [{ theme: 'concerts', when: 'ce-week-end' }, '/category/concerts'],
    [{ organiser: 'comite', town: 'tours' }, '/organisateur/comite'],
    [{ venue: 'theatre-olympia', organiser: 'comite' }, '/lieu/theatre-olympia'],
    [{ town: '../../x?y' }, '/ville/..%2F..%2Fx%3Fy'],
    [{}, '/recherche'],
  ] as const)('%o is the list at %s', (list, path) => {
    expect(agendaPath(list)).toBe(path);
  });
});

describe('readAgendaOptions', () => {
  const read = (values: Record<string, string>) =>
    readAgendaOptions((name) => values[name] ?? null);
  const usual = { limit: 8, locale: 'fr', scheme: 'auto', accent: null, hasPictures: true };

  it('ignores invalid values', () => {
    expect(
      read({ limit: '1e3', lang: 'de', scheme: 'pink', accent: 'red;}', pictures: 'x' }),
    ).toEqual(usual);
  });

  it('bounds the number of events between 1 and 50', () => {
    expect([read({ limit: '0' }).limit, read({ limit: '900' }).limit]).toEqual([1, 50]);
  });

  it('reads what writeAgendaOptions wrote', () => {
    const options = read({
      limit: '3',
      lang: 'en-GB',
      scheme: 'dark',
      accent: '#1D4FD8',
      pictures: 'none',
    });
    expect(read(Object.fromEntries(writeAgendaOptions(options)))).toEqual(options);
    expect(writeAgendaOptions(options)).toHaveLength(5);
    expect(writeAgendaOptions(read({}))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { answersInPages, firstPageOf, nextPageOf } from './next-page.ts';

const portal = 'https://data.example/api/explore/v2.1/catalog/datasets/agenda/records';

describe('firstPageOf', () => {
  it.each([
    [`${portal}?where=x`, `${portal}?where=x&limit=100`],
    [`${portal}?limit=20`, `${portal}?limit=20`],
    [
      'https://data.example/api/records/1.0/search/?dataset=agenda',
      'https://data.example/api/records/1.0/search/?dataset=agenda&rows=100',
    ],
    [
      'https://api.openagenda.com/v2/agendas/36/events?key=k',
      'https://api.openagenda.com/v2/agendas/36/events?key=k&size=300',
    ],
    ['https://data.example/agenda.json', 'https://data.example/agenda.json'],
  ])('of %s is %s', (address, first) => expect(firstPageOf(address)).toBe(first));
});

describe('answersInPages', () => {
  it.each([
    [portal, true],
    ['https://data.example/api/records/1.0/search/?dataset=agenda', true],
    ['https://api.openagenda.com/v2/agendas/36/events?key=k', true],
    ['https://openagenda.com/agendas/36/events.v2.json?size=300', true],
    ['https://data.example/api/explore/v2.1/catalog/datasets/agenda/exports/json', false],
    ['https://data.example/feed.json', false],
    ['no address', false],
  ])('of %s is %s', (address, isPaged) => expect(answersInPages(address)).toBe(isPaged));
});

describe('nextPageOf', () => {
  const api = 'https://api.openagenda.com/v2/agendas/36/events?key=k';
  const next = (document: Record<string, unknown>, address: string, count = 1) =>
    nextPageOf({ document, count, address });

  it('continues after the last record of the API of OpenAgenda', () => {
    const document = { events: [{}], total: 9, after: [0, 1780000000, 'x&y'] };
    const second = `${api}&after%5B%5D=0&after%5B%5D=1780000000&after%5B%5D=x%26y`;
    expect(next(document, api)).toBe(second);
    expect(next({ ...document, after: [5] }, second)).toBe(`${api}&after%5B%5D=5`);
  });

  it.each([
    [{ results: [{}], total_count: 250 }, `${portal}?limit=100`, `${portal}?limit=100&offset=100`],
    [
      { results: [{}], total_count: 250 },
      `${portal}?limit=100&offset=100`,
      `${portal}?limit=100&offset=200`,
    ],
    [{ records: [{}], nhits: 250 }, 'https://data.example/x', 'https://data.example/x?start=100'],
  ])('continues %j at %s', (document, address, expected) => {
    expect(next(document, address, 100)).toBe(expected);
  });

  it.each([
    ['without a cursor', { events: [{}], after: null }, api, 1],
    ['with a cursor of another kind', { events: [{}], after: [{ a: 1 }] }, api, 1],
    ['with a cursor that is too long', { events: [{}], after: ['x'.repeat(501)] }, api, 1],
    ['without a record', { events: [], after: [1] }, api, 0],
    ['at the last record', { results: [{}], total_count: 250 }, `${portal}?offset=200`, 50],
    ['beyond 10,000 records', { results: [{}], total_count: 20_000 }, `${portal}?offset=9850`, 100],
    ['at an offset that is no number', { results: [{}], total_count: 9 }, `${portal}?offset=x`, 1],
    ['of a document without pages', { '@graph': [{}] }, portal, 1],
  ])('is null %s', (_, document, address, count) => {
    expect(next(document, address, count)).toBeNull();
  });
});

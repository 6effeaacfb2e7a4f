import { expect, it } from 'vitest';
import type { PeerEvents } from '../data/peer-events.ts';
import type { PeerQuery } from '../data/peer-query.ts';
import { rightAnswer } from './right-answer.ts';

const metresPerDegree = 111_195;
const north = (metres: number) => 48 + metres / metresPerDegree;

const rows = [
  { id: 'far', lat: north(900), themes: 2, days: 1 },
  { id: 'near', lat: north(100), themes: 2, days: 1 },
  { id: 'other theme', lat: north(50), themes: 4, days: 1 },
  { id: 'other day', lat: north(50), themes: 2, days: 4 },
  { id: 'outside', lat: north(1100), themes: 2, days: 1 },
  { id: 'same place as near', lat: north(100), themes: 6, days: 3 },
];

const events: PeerEvents = {
  count: rows.length,
  ids: rows.map(({ id }) => id),
  lon: new Float64Array(rows.length).fill(2),
  lat: Float64Array.from(rows, ({ lat }) => lat),
  themes: Int32Array.from(rows, ({ themes }) => themes),
  days: Int32Array.from(rows, ({ days }) => days),
  isPermanent: new Uint8Array(rows.length),
  cardOf: () => '{}',
};

const query: PeerQuery = {
  lon: 2,
  lat: 48,
  radiusKm: 1,
  radiusM: 1000,
  theme: 1,
  days: [0, 1],
  dayBits: 3,
  params: {},
};

it('ranks the pois of the theme, the days and the radius by distance, ties by id', () => {
  const ids = rightAnswer(events, query).ranked.map(({ id }) => id);
  expect(ids).toEqual(['near', 'same place as near', 'far']);
});

import { expect, it } from 'vitest';
import { atParis, parisOffset } from './paris-time.ts';

const hours = ['year', 'month', 'day', 'hour'] as const;
const platform = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  ...Object.fromEntries(hours.map((part) => [part, '2-digit'])),
  year: 'numeric',
  hourCycle: 'h23',
});
const byPlatform = (instant: Date) => {
  const text = platform.format(instant);
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
};

it('atParis agrees with Intl for each half hour of 9 days from 24 March, 24 October and 31 December of 2000 to 2039', () => {
  const instants = Array.from({ length: 40 }, (_, year) => 2000 + year).flatMap((year) =>
    [`${year}-03-24T00:00Z`, `${year}-10-24T00:00Z`, `${year}-12-31T00:00Z`].flatMap((start) =>
      Array.from(
        { length: 2 * 24 * 9 },
        (_, half) => new Date(Date.parse(start) + half * 1_800_000),
      ),
    ),
  );
  expect(instants.map(atParis)).toEqual(instants.map(byPlatform));
});

it('parisOffset is two hours in summer and one in winter', () => {
  expect([
    parisOffset(new Date('2026-06-10T10:00Z')),
    parisOffset(new Date('2026-12-10T10:00Z')),
  ]).toEqual([2, 1]);
});

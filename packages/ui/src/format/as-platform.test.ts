import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { expect, it } from 'vitest';
import { formatLongDay, formatPlainDay, formatShortDay } from './day.fr.ts';
import { formatDistance, formatMetres } from './distance.fr.ts';
import { formatCount } from './number.fr.ts';
import { formatCents } from './price.fr.ts';

// These formatters must give the same text as `Intl`, which they replace because its formatters are
// slow to create.
const days = Array.from({ length: 1500 }, (_, index) => shiftDay('2024-01-01', index));
const byPlatform = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
  return (day: string): string =>
    format
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
};

it('formatShortDay, formatPlainDay and formatLongDay write as Intl does in French, with "1er" for the first of a month', () => {
  const [day, month, year] = ['numeric', 'long', 'numeric'] as const;
  expect(days.map((one) => formatShortDay(one, one))).toEqual(
    days.map(byPlatform({ weekday: 'short', day, month })),
  );
  expect(days.map((one) => formatShortDay(one, '1999-01-01'))).toEqual(
    days.map(byPlatform({ weekday: 'short', day, month, year })),
  );
  expect(days.map((one) => formatPlainDay(one, one))).toEqual(days.map(byPlatform({ day, month })));
  expect(days.map(formatLongDay)).toEqual(
    days.map(byPlatform({ weekday: 'long', day, month, year })),
  );
});

it('formatCount, formatDistance, formatMetres and formatCents write as Intl does in French', () => {
  const counts = [0, 7, 999, 1000, 12_345, 1_234_567];
  const number = (maximumFractionDigits: number) =>
    new Intl.NumberFormat('fr-FR', { maximumFractionDigits });
  expect(counts.map(formatCount)).toEqual(counts.map((count) => number(0).format(count)));
  const metres = Array.from({ length: 2000 }, (_, index) => index * 37);
  expect(metres.map(formatDistance)).toEqual(
    metres.map((one) => `${number(one > 1000 ? 0 : 1).format(one / 1000)}\u00a0km`),
  );
  const heights = [...metres, -3, -1250];
  expect(heights.map(formatMetres)).toEqual(
    heights.map((one) => `${number(0).format(one)}\u00a0m`),
  );
  const euros = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const cents = Array.from({ length: 3000 }, (_, index) => index * 7).concat(
    123_456_700,
    99_999_999,
  );
  expect(cents.map(formatCents)).toEqual(cents.map((one) => euros.format(one / 100)));
});

// Specification: §9.18
import { expect, it } from 'vitest';
import { campaignEnd, campaignPrice } from './campaign-terms.ts';

it.each([
  [1, 2000, 20, 2000, 400, 2400],
  [12, 2000, 20, 24_000, 4800, 28_800],
  [3, 2000, null, 6000, 0, 6000],
  // 5 % of 33.33 € is 1.6665 €, rounded to 1.67 €.
  [1, 3333, 5, 3333, 167, 3500],
  [7, 1999, 20, 13_993, 2799, 16_792],
])(
  '"Campaign total = weeks x weekly rate": %i × %i cents, with a VAT rate of %s, is %i + %i of VAT = %i',
  (weeks, weeklyRateCents, vatPercent, exclVatCents, vatCents, inclVatCents) =>
    expect(campaignPrice(weeks, { weeklyRateCents, vatPercent })).toEqual({
      exclVatCents,
      vatCents,
      inclVatCents,
    }),
);

it.each([
  ['2026-06-12', 1, '2026-06-18'],
  ['2026-06-12', 2, '2026-06-25'],
  ['2026-12-25', 1, '2026-12-31'],
  ['2028-02-26', 1, '2028-03-03'],
  // The week in which the clocks change has seven days like any other.
  ['2026-10-25', 12, '2027-01-16'],
  ['2031-06-01', 1, '2031-06-07'],
  ['2031-12-30', 12, '2032-03-22'],
])('"end = start + 7×weeks − 1": from %s, %i weeks end on %s', (startDate, weeks, end) =>
  expect(campaignEnd({ startDate, weeks })).toBe(end),
);

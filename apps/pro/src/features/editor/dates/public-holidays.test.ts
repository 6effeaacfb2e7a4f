// Specification: §5.38
import { expect, it } from 'vitest';
import { easterSunday, isPublicHoliday } from './public-holidays.ts';

it.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2008, '2008-03-23'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i is %s', (year, day) => expect(easterSunday(year)).toBe(day));

it('2027 has the eleven public holidays of the labour code in Tours', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => isPublicHoliday(day, '37000'))).toEqual([
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
    '2027-07-14',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ]);
});

it.each([
  ['2027-03-26', '67000', true],
  ['2027-12-26', '57000', true],
  ['2027-12-26', '54000', false],
  ['2027-03-26', '37000', false],
  ['2027-12-20', '97400', true],
  ['2027-05-22', '97200', true],
  ['2027-12-20', '', false],
  ['2027-12-25', '', true],
])('%s is a public holiday at the postcode "%s": %s', (day, postalCode, expected) =>
  expect(isPublicHoliday(day, postalCode)).toBe(expected),
);

import { expect, it } from 'vitest';
import { readDay, readLeftDay, readLeftTime, readTime, showDay } from './day-and-time-text.ts';

it.each([
  ['14/07/2027', '2027-07-14'],
  ['14/7/2027', '2027-07-14'],
  [' 1.7.2027 ', '2027-07-01'],
  ['14-07-2027', '2027-07-14'],
  ['14 07 2027', '2027-07-14'],
  ['14072027', '2027-07-14'],
  ['2027-07-14', '2027-07-14'],
  ['29/02/2028', '2028-02-29'],
  ['', ''],
  ['29/02/2027', undefined],
  ['31/06/2027', undefined],
  ['07/14/2027', undefined],
  ['14/07/27', undefined],
  ['14/07', undefined],
  ['14/07/20271', undefined],
  ['demain', undefined],
])('O9: reads the typed date %j as %j', (text, day) => expect(readDay(text)).toBe(day));

it.each([
  ['14/07/27', '2027-07-14'],
  ['14/07/2027', '2027-07-14'],
  ['14/07', undefined],
  ['32/07/27', undefined],
])('O9: reads the date %j of a field that was left as %j', (text, day) =>
  expect(readLeftDay(text)).toBe(day),
);

it.each([
  ['20:30', '20:30'],
  ['20h30', '20:30'],
  ['20 h 30', '20:30'],
  ['20H', '20:00'],
  ['9:05', '09:05'],
  ['2030', '20:30'],
  ['00:00', '00:00'],
  ['', ''],
  ['20', undefined],
  ['2', undefined],
  ['24:00', undefined],
  ['20:60', undefined],
  ['20:3', undefined],
  ['08:30 PM', undefined],
])('O9: reads the typed time %j as %j', (text, time) => expect(readTime(text)).toBe(time));

it.each([
  ['20', '20:00'],
  ['9', '09:00'],
  ['20:30', '20:30'],
  ['', ''],
  ['25', undefined],
  ['soir', undefined],
])('O9: reads the time %j of a field that was left as %j', (text, time) =>
  expect(readLeftTime(text)).toBe(time),
);

it('shows a day as French writes it, and reads it again', () => {
  expect([showDay('2027-07-04'), showDay('')]).toEqual(['04/07/2027', '']);
  expect(readDay(showDay('2027-07-04'))).toBe('2027-07-04');
});

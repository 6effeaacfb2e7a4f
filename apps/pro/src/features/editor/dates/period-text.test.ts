import { expect, it } from 'vitest';
import { periodText } from './period-text.fr.ts';

const day = {
  startDate: '2027-03-06',
  endDate: '2027-03-06',
  startTime: null,
  endTime: null,
};

it.each([
  [{}, 'samedi 6 mars 2027'],
  [{ startTime: '14:00', endTime: '15:30:00' }, 'samedi 6 mars 2027, 14 h – 15 h 30'],
  [{ startTime: '20:30' }, 'samedi 6 mars 2027, 20 h 30'],
  [{ endDate: '2027-03-07' }, 'samedi 6 mars 2027 – dimanche 7 mars 2027'],
  [{ startDate: '' }, ''],
  [{ endDate: '' }, ''],
])('the period with %j is written %j', (change, text) =>
  expect(periodText({ ...day, ...change }).replaceAll('\u00a0', ' ')).toBe(text),
);

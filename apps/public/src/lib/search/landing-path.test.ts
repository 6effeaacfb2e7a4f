// Specification: §2.15
import { expect, it } from 'vitest';
import { landingOf, presetOn } from './landing-path.ts';

const wednesday = new Date('2026-06-10T10:00:00Z');

it.each([
  ['/ville/tours/ce-week-end', '/ville/tours', { start: '2026-06-13', end: '2026-06-14' }],
  [
    '/ville/tours/category/concerts/demain',
    '/ville/tours/category/concerts',
    { start: '2026-06-11', end: '2026-06-11' },
  ],
  ['/ville/le-mans/aujourd-hui/', '/ville/le-mans', { start: '2026-06-10', end: '2026-06-10' }],
])('landingOf(%s) returns the list page %s and the dates of the period', (path, listPath, dates) =>
  expect(landingOf(path, wednesday)).toMatchObject({ listPath, dates }),
);

it.each([
  '/ville/tours',
  '/ville/ce-week-end',
  '/ville/tours/evenement/demain',
  '/category/concerts',
  '/ville/tours/category/demain',
  '/',
])('landingOf(%s) is undefined: the path is no town list with a period', (path) =>
  expect(landingOf(path, wednesday)).toBeUndefined(),
);

it.each([
  ['/ville/tours/ce-week-end', 'nextWeekend'],
  ['/ville/tours/aujourd-hui', 'today'],
  ['/ville/tours', 'today'],
])('presetOn names Sunday 14 June, seen on that day on the page %s, %s', (path, name) =>
  expect(
    presetOn(path, { start: '2026-06-14', end: '2026-06-14' }, new Date('2026-06-14T10:00:00Z')),
  ).toBe(name),
);

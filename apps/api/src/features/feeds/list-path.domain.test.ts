import { expect, it } from 'vitest';
import { hostOfPath, listOfPath } from './list-path.domain.ts';

const weekend = { slug: 'ce-week-end', preset: 'nextWeekend' };

it.each([
  ['/recherche', {}],
  ['/ville/tours', { townSlug: 'tours' }],
  ['/ville/tours/', { townSlug: 'tours' }],
  ['/ville/tours/recherche', { townSlug: 'tours' }],
  ['/ville/tours/ce-week-end', { townSlug: 'tours', time: weekend }],
  ['/category/concerts', { theme: 'concerts' }],
  ['/ville/tours/category/concerts', { townSlug: 'tours', theme: 'concerts' }],
  [
    '/ville/tours/category/concerts/ce-week-end',
    { townSlug: 'tours', theme: 'concerts', time: weekend },
  ],
])('listOfPath reads the list page %s', (path, list) => {
  expect(listOfPath(path)).toEqual(list);
});

it.each([
  '/',
  '/profil',
  '/ville',
  '/ville/',
  '/ville/tours/hier',
  '/ville/tours/promotions',
  '/category/danse',
  '/category/constructor',
  '/category/concerts/ce-week-end',
  '/category/concerts/recherche',
  '/ville/tours/category/concerts/ce-week-end/x',
  '/ville/../etc',
  '//ville/tours',
])('listOfPath is undefined for %s', (path) => expect(listOfPath(path)).toBeUndefined());

it.each([
  ['/lieu/guinguette', { list: 'ofVenue', slug: 'guinguette' }],
  ['/organisateur/bal-atelier-37/', { list: 'ofOrganiser', slug: 'bal-atelier-37' }],
  ['/lieu/', undefined],
  ['/lieu/guinguette/x', undefined],
  ['/ville/tours', undefined],
])('hostOfPath reads %s as %o', (path, host) => expect(hostOfPath(path)).toEqual(host));

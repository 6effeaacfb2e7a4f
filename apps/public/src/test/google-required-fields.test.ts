// Specification: §2.16
import { expect, it } from 'vitest';
import { missingFields } from './google-required-fields.ts';

const breadcrumbs = (steps: readonly object[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  })),
});

it('missingFields lists the missing and invalid fields of structured data, also in @graph and nested objects', () => {
  expect(
    missingFields({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://a/' }],
    }),
  ).toEqual(['BreadcrumbList.itemListElement']);
  expect(missingFields({ '@graph': [{ '@type': 'Organization', name: 'A', url: '/' }] })).toEqual([
    'Organization.url',
    'Organization.logo',
  ]);
  expect(
    missingFields({
      '@type': 'Event',
      name: 'Bal',
      startDate: 'demain',
      location: { name: 'Ici' },
    }),
  ).toEqual(['Event.startDate', 'Event.location']);
});

it.each([
  ['a step without name', [{ item: 'https://a/' }, { name: 'Tours', item: 'https://a/b' }]],
  ['a first step without address', [{ name: 'Accueil' }, { name: 'Tours', item: 'https://a/b' }]],
  [
    'a first step with `url` instead of `item`',
    [
      { name: 'Accueil', url: 'https://a/' },
      { name: 'Tours', item: 'https://a/b' },
    ],
  ],
])('missingFields reports itemListElement of breadcrumbs with %s', (_what, steps) => {
  expect(missingFields(breadcrumbs(steps))).toEqual(['BreadcrumbList.itemListElement']);
});

it('missingFields reports nothing in breadcrumbs whose last step has no address', () => {
  const steps = [{ name: 'Accueil', item: 'https://a/' }, { name: 'Tours' }];
  expect(missingFields(breadcrumbs(steps))).toEqual([]);
});

it('missingFields reports itemListElement of an ItemList with an item without address', () => {
  const itemListElement = [{ '@type': 'ListItem', position: 1, name: 'Bal' }];
  expect(missingFields({ '@type': 'ItemList', itemListElement })).toEqual([
    'ItemList.itemListElement',
  ]);
});

it('missingFields reports nothing in an Event with all required fields', () => {
  const location = {
    '@type': 'Place',
    name: 'Ici',
    address: { '@type': 'PostalAddress', addressLocality: 'Tours' },
  };
  expect(
    missingFields({
      '@type': 'Event',
      name: 'Bal',
      startDate: '2026-06-13T20:30:00+02:00',
      location,
    }),
  ).toEqual([]);
});

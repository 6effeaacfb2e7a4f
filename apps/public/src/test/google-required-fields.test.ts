// Specification: §2.16
import { expect, it } from 'vitest';
import { missingFields } from './google-required-fields.ts';

it('missingFields finds missing and invalid fields, at any depth', () => {
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

it('missingFields finds nothing in an Event with all required fields', () => {
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

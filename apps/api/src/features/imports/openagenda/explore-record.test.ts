import { expect, it } from 'vitest';
import { fromExplore } from './explore-record.ts';
import { mapOpenagenda } from './map-openagenda.ts';

it('reads a record of a French portal, whose fields are within the record, as an event of its days', () => {
  const record = {
    recordid: 'a1',
    fields: {
      titre: 'Bal des pompiers',
      description: 'Un bal',
      date: 'Du 9 au 13 novembre',
      date_debut: '2026-11-09',
      date_fin: '2026-11-13',
      adresse: 'Place du Marché, 01400 Châtillon - Ain',
      commune: 'Châtillon',
      code_insee: 1093,
      geo_point_2d: [46.11, 4.95],
      url: 'https://portail.parages.example/bal',
    },
    geometry: { type: 'Point', coordinates: [4.95, 46.11] },
  };
  expect(mapOpenagenda(record)).toMatchObject({
    kind: 'mapped',
    draft: {
      extId: expect.stringMatching(/^derived-[\w-]{43}$/),
      label: 'Bal des pompiers',
      postalCode: '01400',
      locality: 'Châtillon',
      insee: '01093',
      lon: 4.95,
      lat: 46.11,
      periods: [{ startDate: '2026-11-09', endDate: '2026-11-13', startTime: null, endTime: null }],
    },
  });
});

it('nests the fields of a table, and keeps a field that has a value of its own', () => {
  expect(
    fromExplore({
      uid: 1,
      title: 'Bal',
      'title.en': 'Dance',
      location: null,
      'location.name': 'Salle',
      'location.city': 'Tours',
    }),
  ).toMatchObject({ title: 'Bal', location: { name: 'Salle', city: 'Tours' } });
});

it.each([
  null,
  3,
  'text',
  [],
  { fields: { fields: { fields: null } } },
  { '__proto__.x': 1, 'constructor.y': 2 },
])('never throws: %j', (value) => {
  expect(() => fromExplore(value)).not.toThrow();
  expect(Object.prototype).not.toHaveProperty('x');
});

import { expect, it } from 'vitest';
import { sourceClassOf } from './source-class.ts';

it.each([
  [
    ['schema:Event', 'schema:MusicEvent', 'Concert', 'CulturalEvent', 'EntertainmentAndEvent'],
    'Concert',
  ],
  [['schema:Museum', 'Museum', 'Castle', 'CulturalSite', 'PlaceOfInterest'], 'Castle'],
  [['schema:Event', 'EntertainmentAndEvent', 'PointOfInterest'], 'EntertainmentAndEvent'],
  [['PointOfInterest', 'CulturalSite'], 'CulturalSite'],
  [['https://www.datatourisme.fr/ontology/core#WalkingTour', 'olo:OrderedList'], 'WalkingTour'],
  [['schema:Event'], ''],
  [[], ''],
])('sourceClassOf reads %j as the class "%s"', (types, expected) =>
  expect(sourceClassOf(types)).toBe(expected),
);

it('sourceClassOf cuts a class after 100 characters', () =>
  expect(sourceClassOf(['X'.repeat(200)])).toHaveLength(100));

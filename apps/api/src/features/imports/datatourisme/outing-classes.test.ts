import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedData } from '../../../../test/records/shared-data.ts';
import { isOuting, notOutingClasses, outingClasses } from './outing-classes.ts';

const notOutings = Object.entries(notOutingClasses).flatMap(([family, names]) =>
  names.map((name) => ({ family, name })),
);

describe('decisions "What is an outing"', () => {
  it.each(notOutings)('$family: a record that is only $name is no outing', ({ name }) => {
    expect(isOuting([name])).toBe(false);
    expect(isOuting(['PointOfInterest', 'PlaceOfInterest', 'LocalBusiness', name])).toBe(false);
  });

  it.each(outingClasses)('%s is an outing, beside any other class too', (name) => {
    expect(isOuting([name])).toBe(true);
    for (const other of notOutings) expect(isOuting([other.name, name])).toBe(true);
  });

  it.each([
    [['Accommodation', 'Hotel', 'Museum'], true],
    [['FoodEstablishment', 'Restaurant', 'Concert'], true],
    [['Store', 'Market'], true],
    [['Accommodation', 'TastingProvider', 'WineCellar'], true],
    [['Transport', 'Lock', 'RemarkableBuilding'], true],
    [['Accommodation', 'Hotel', 'FoodEstablishment', 'Restaurant'], false],
    [['ServiceProvider', 'EquipmentRentalShop', 'Product', 'Practice'], false],
    [['ServiceProvider', 'EquipmentRentalShop', 'SportsAndLeisurePlace'], true],
  ])('the classes %j are an outing: %s', (classes, expected) => {
    expect(isOuting(classes)).toBe(expected);
  });

  it('a record without a known class is an outing', () => {
    expect(isOuting([])).toBe(true);
    expect(isOuting(['PlaceOfInterest', 'AClassOfNextYear'])).toBe(true);
  });

  it('notOutingClasses lists each class once, and no class of an outing', () => {
    const names = notOutings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => outingClasses.includes(name))).toEqual([]);
  });
});

const ontology = sharedData('datatourisme-ontology/ontology.json.gz');

// The most general classes of each family.
const roots = {
  accommodation: ['Accommodation', 'AccommodationProduct'],
  food: ['FoodEstablishment'],
  shops: ['Store'],
  transport: ['Transport'],
  services: [
    'ConvenientService',
    'MedicalPlace',
    'Rental',
    'ServiceProvider',
    'TouristInformationCenter',
  ],
  business: ['BusinessPlace'],
};

it.skipIf(ontology === undefined)(
  'notOutingClasses is every class of its families in the national ontology, without cultural sites',
  () => {
    const { classes } = z
      .object({ classes: z.record(z.string(), z.object({ parents: z.array(z.string()) })) })
      .parse(JSON.parse(gunzipSync(readFileSync(ontology ?? '')).toString('utf8')));
    const isBelow = (name: string, ancestors: readonly string[]): boolean =>
      ancestors.includes(name) ||
      (classes[name]?.parents ?? []).some((parent) => isBelow(parent, ancestors));
    const below = (ancestors: readonly string[]): string[] =>
      Object.keys(classes).filter(
        (name) => isBelow(name, ancestors) && !isBelow(name, ['CulturalSite']),
      );
    const known = notOutings.map(({ name }) => name);
    expect(known.toSorted()).toEqual(below(Object.values(roots).flat()).toSorted());
    expect(known.filter((name) => isBelow(name, outingClasses))).toEqual([]);
  },
);

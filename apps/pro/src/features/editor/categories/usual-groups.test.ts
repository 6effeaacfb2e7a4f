import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { expect, it } from 'vitest';
import { usualGroups } from './usual-groups.ts';

const rare = ['AccommodationAmenity', 'CampingAndCaravanningAmenity', 'RoomAmenity', 'TypeOfBed'];

it('a concert is first asked about six groups of features', () =>
  expect([...usualGroups(['concerts'])]).toEqual([
    'CommonAmenity',
    'InformativeAmenity',
    'PaymentMethod',
    'EntertainmentAndEventTheme',
    'PeopleAudience',
    'CulturalTheme',
  ]));

it('a tasting is also asked about food, a walk about routes, each group once', () => {
  const found = [...usualGroups(['degustations', 'promenades-a-pied', 'fetes'])];
  expect(found).toEqual(expect.arrayContaining(['FoodProduct', 'CateringAmenity', 'RouteTheme']));
  expect(new Set(found).size).toBe(found.length);
});

it('rooms, beds and accommodation are folded away for every theme', () => {
  const usual = usualGroups(themes);
  expect(featureGroups.filter((group) => !usual.has(group))).toEqual(expect.arrayContaining(rare));
});

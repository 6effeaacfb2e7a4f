// Specification: §7.8
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { describe, expect, it } from 'vitest';
import { dividedTowns } from './district-list.domain.ts';
import { findDistrict } from './districts.domain.ts';

describe('findDistrict', () => {
  it.each([
    ['Paris 11', 'Paris 11e (75011)'],
    ['paris 11e', 'Paris 11e (75011)'],
    ['Paris 11ème', 'Paris 11e (75011)'],
    ['Paris 11 e', 'Paris 11e (75011)'],
    ['PARIS XI', undefined],
    ['Paris 1', 'Paris 1er (75001)'],
    ['Paris 1er arrondissement', 'Paris 1er (75001)'],
    ['paris 02', 'Paris 2e (75002)'],
    ['Paris 11e (75011)', 'Paris 11e (75011)'],
    ['75011', 'Paris 11e (75011)'],
    ['75 011', 'Paris 11e (75011)'],
    ['75011 Paris', 'Paris 11e (75011)'],
    ['Paris 75011', 'Paris 11e (75011)'],
    ['75116', 'Paris 16e (75016)'],
    ['11e arrondissement de Paris', 'Paris 11e (75011)'],
    ['Lyon 3e arrondissement', 'Lyon 3e (69003)'],
    ['lyon 3ème arr.', 'Lyon 3e (69003)'],
    ['69009', 'Lyon 9e (69009)'],
    ['Marseille 16', 'Marseille 16e (13016)'],
    ['13001', 'Marseille 1er (13001)'],
    ['paris', undefined],
    ['Paris 0', undefined],
    ['Paris 21', undefined],
    ['Lyon 10', undefined],
    ['75000', undefined],
    ['75021', undefined],
    ['Tours 3', undefined],
    ['', undefined],
  ])('finds "%s" as %s', (text, expected) => {
    expect(findDistrict(text)?.fullName).toBe(expected);
  });

  it('answers a permanent id, the postcode and the point of the arrondissement', () => {
    expect(findDistrict('paris 11')).toEqual({
      id: findDistrict('75011')?.id,
      kind: 'district',
      name: 'Paris 11e',
      fullName: 'Paris 11e (75011)',
      position: { lon: 2.38, lat: 48.859 },
      postalCode: '75011',
      isApproximate: false,
      disabled: false,
      matchedName: null,
    });
  });
});

it.each([
  ['Paris', 20, { lon: 2.3488, lat: 48.8534 }, 6000],
  ['Lyon', 9, { lon: 4.8357, lat: 45.764 }, 5000],
  ['Marseille', 16, { lon: 5.3811, lat: 43.297 }, 10_000],
])(
  'dividedTowns: the arrondissements of %s are %i distinct points near its centre',
  (town, count, centre, withinM) => {
    const points = dividedTowns.find(({ name }) => name === town)?.points ?? [];
    expect(points).toHaveLength(count);
    expect(new Set(points.map(String)).size).toBe(count);
    for (const [lon, lat] of points)
      expect(metresBetween({ lon, lat }, centre), `${lon}, ${lat}`).toBeLessThan(withinM);
  },
);

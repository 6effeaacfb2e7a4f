import { expect, it } from 'vitest';
import { type MapTown, placeLabels, reachOf } from './town-labels.ts';

const town = (name: string, population: number, lon: number): MapTown => ({
  name,
  population,
  position: { lon, lat: 47 },
});
const toPixel = ({ position }: MapTown) => ({ x: position.lon * 1000, y: 0 });
const tours = town('Tours', 139_000, 0);
const joue = town('Joué-lès-Tours', 38_000, 0.03);
const blere = town('Bléré', 5000, 0.4);

it('placeLabels omits names that would overlap, and keeps those of the largest towns', () => {
  expect(placeLabels([tours, joue, blere], toPixel).map(({ name, size }) => [name, size])).toEqual([
    ['Tours', 'city'],
    ['Bléré', 'village'],
  ]);
});

it('placeLabels omits the taken name of the search place, and names that would overlap it', () => {
  expect(placeLabels([tours, joue, blere], toPixel, ['Tours']).map(({ name }) => name)).toEqual([
    'Bléré',
  ]);
});

it('reachOf returns a larger radius for more inhabitants, and 1,827 m for 139,000', () => {
  expect(Math.round(reachOf(tours))).toBe(1827);
  expect(reachOf(blere)).toBeLessThan(reachOf(joue));
});

// Specification: §10.6
import { expect, it } from 'vitest';
import { type Circle, concerns, everyTheme, parseChange } from './area-changes.domain.ts';

const circle: Circle = { lon: 0.704, lat: 47.3948, radiusKm: 30, themeMask: 4 };
// The grid cell of 0.05 degree, numbered as in the database.
const cellAt = (lon: number, lat: number) =>
  Math.floor((lon + 6) / 0.05) * 1000 + Math.floor((lat - 41) / 0.05);

it.each([
  ['at the centre', cellAt(0.704, 47.3948), 4, true],
  ['at the northern edge', cellAt(0.704, 47.3948 + 0.269), 4, true],
  ['at the eastern edge', cellAt(0.704 + 0.397, 47.3948), 4, true],
  ['outside the radius', cellAt(0.704 + 0.6, 47.3948), 4, false],
  ['in Angers', cellAt(-0.5477, 47.4738), 4, false],
  ['with another theme', cellAt(0.704, 47.3948), 8, false],
  ['without theme', cellAt(0.704, 47.3948), 0, false],
])(
  'a change %s (cell %d, theme mask %d) affects concerts around Tours: %s; "everything" affects them always',
  (_name, cell, themeMask, isConcerned) => {
    expect(concerns([{ cell, themeMask }], circle)).toBe(isConcerned);
    expect(concerns('everything', circle)).toBe(true);
  },
);

it('a change of an event without theme affects answers that show all themes', () =>
  expect(
    concerns([{ cell: cellAt(0.7, 47.4), themeMask: 0 }], { ...circle, themeMask: everyTheme }),
  ).toBe(true));

it('parseChange reads cells and theme masks; "*" or an invalid payload affects every answer', () => {
  expect(parseChange('134127:4 134128:12')).toEqual([
    { cell: 134_127, themeMask: 4 },
    { cell: 134_128, themeMask: 12 },
  ]);
  expect(parseChange('*')).toBe('everything');
  expect(parseChange('')).toBe('everything');
  expect(parseChange('-1:4')).toBe('everything');
});

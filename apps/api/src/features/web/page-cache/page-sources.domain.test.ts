// Specification: §10.6
import { expect, it } from 'vitest';
import { type Circle, concerns, everyTheme, parseChange, sourceOf } from './page-sources.domain.ts';

const ask = (url: string, body: unknown = {}, status = 200) => {
  const { pathname, searchParams } = new URL(`http://localhost/api/v1${url}`);
  return sourceOf({ path: pathname, query: searchParams, status, body: JSON.stringify(body) });
};

it('sourceOf returns the circle and themes on which an API answer depends; "constant" for places and pictures', () => {
  expect(ask('/home?lon=0.7&lat=47.4')).toEqual({
    lon: 0.7,
    lat: 47.4,
    radiusKm: 30,
    themeMask: everyTheme,
  });
  expect(ask('/pois/facets?lon=0.7&lat=47.4&distanceKm=5&theme=concerts')).toEqual({
    lon: 0.7,
    lat: 47.4,
    radiusKm: 5,
    themeMask: 4,
  });
  expect(ask('/pois?lon=0.7&lat=47.4&distanceKm=5&autoExtend=true')).toMatchObject({
    radiusKm: 100,
  });
  expect(ask('/pois/first-radius?lon=0.7&lat=47.4&distanceKm=5&theme=concerts')).toMatchObject({
    radiusKm: 100,
    themeMask: 4,
  });
  expect(
    ask('/pois/by-slug/x', {
      themes: ['concerts', 'fetes'],
      place: { position: { lon: 0.7, lat: 47.4 } },
    }),
  ).toEqual({
    lon: 0.7,
    lat: 47.4,
    radiusKm: 50,
    themeMask: 4 | (1 << 17),
  });
  expect(ask('/venues/x', { position: { lon: 0.7, lat: 47.4 } })).toEqual({
    lon: 0.7,
    lat: 47.4,
    radiusKm: 5,
    themeMask: everyTheme,
  });
  expect(ask('/pois/0198/similar')).toBe('constant');
  expect(ask('/places/reverse?lon=0.7&lat=47.4')).toBe('constant');
  expect(
    sourceOf({
      path: '/mediafile/concerts-2',
      query: new URLSearchParams(),
      status: 200,
      body: '<svg/>',
    }),
  ).toBe('constant');
});

it.each([
  ['/position/by-ip', {}, 200],
  ['/me', {}, 200],
  ['/picks', { items: [] }, 200],
  ['/pois/by-slug/x', { themes: [], place: { position: null } }, 200],
  ['/venues/x', { code: 'venue_not_found' }, 404],
  ['/home?lon=0.7&lat=47.4', {}, 503],
  ['/home', {}, 200],
  ['/pois?lon=0.7&lat=47.4&q=jazz', {}, 200],
  ['/pois?lon=0.7&lat=47.4&bbox=0,47,1,48', {}, 200],
  ['/pois/facets?lon=0.7&lat=47.4&q=jazz', {}, 200],
  ['/pois/first-radius?lon=0.7&lat=47.4&q=jazz', {}, 200],
])('sourceOf is "uncacheable" for %s with the body %j and the status %d', (url, body, status) =>
  expect(ask(url, body, status)).toBe('uncacheable'),
);

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

it('a change of an event without theme affects pages that show all themes', () =>
  expect(
    concerns([{ cell: cellAt(0.7, 47.4), themeMask: 0 }], { ...circle, themeMask: everyTheme }),
  ).toBe(true));

it('parseChange reads cells and theme masks; "*" or an invalid payload affects every page', () => {
  expect(parseChange('134127:4 134128:12')).toEqual([
    { cell: 134_127, themeMask: 4 },
    { cell: 134_128, themeMask: 12 },
  ]);
  expect(parseChange('*')).toBe('everything');
  expect(parseChange('')).toBe('everything');
  expect(parseChange('-1:4')).toBe('everything');
});

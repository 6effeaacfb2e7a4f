// Specification: §10.6
import { expect, it } from 'vitest';
import { everyTheme } from '../../pois/area-changes/area-changes.service.ts';
import { sourceOf } from './page-sources.ts';

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

import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { poiListSchema } from '../pois.schema.ts';

const here = { lon: 0.704, lat: 47.3948 };
const queries = {
  'around a place by date, with the nearest beyond the radius': {
    ...here,
    distanceKm: 10,
    autoExtend: 'true',
  },
  'around a place by distance': { ...here, distanceKm: 10, sort: 'distance' },
  'of searched words': { ...here, distanceKm: 10, q: 'bal' },
  'of a rectangle': { bbox: '0,47,1,48' },
  'of the whole country': {},
  'where there is none': { lon: 5, lat: 45, distanceKm: 10 },
};

it.each(Object.entries(queries))(
  '200: a list %s has the fields of its schema and no other, also of titles with quotes and markup',
  async (_, query) => {
    const { create, get } = await startApi();
    await create.poi({ label: 'Bal "d’été" \\ </script>\u2028', locality: null });
    await create.poi({ label: 'Bal permanent', isPermanent: true, minPriceCents: 500 });
    await create.poi({ label: 'Bal lointain', at: { lon: 0.9, lat: 47.5 } });
    for (const withTotal of ['true', 'false']) {
      const { status, body, headers } = await get('/pois', { ...query, withTotal });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(poiListSchema.strict().parse(body)).toEqual(body);
      expect('total' in body).toBe(withTotal === 'true');
    }
  },
);

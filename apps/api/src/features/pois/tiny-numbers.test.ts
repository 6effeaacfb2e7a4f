import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

// PostgreSQL answers "value out of range: underflow" when it multiplies the smallest numbers.
it.each(['5e-324', '-5e-324', '1e-310', '1e-160'])('%s is no failure as a distance, a longitude or a latitude', async (tiny) => {
  const { get } = await startApi();
  const distance = tiny.startsWith('-') ? '0' : tiny;
  for (const path of ['pois', 'pois/facets', 'pois/promoted', 'home'])
    for (const query of [
      { lon: '0.68', lat: '47.39', distanceKm: distance },
      { lon: tiny, lat: tiny },
    ])
      expect([path, query, (await get(`/api/v1/${path}?${new URLSearchParams(query)}`)).status]).toEqual([path, query, 200]);
});

import { expect, it } from 'vitest';
import { startApi } from './start-api.ts';

it('create.poi of the test harness publishes an event that nearest_pois finds, without a counted query; the API serves its document', async () => {
  const { create, db, get, countQueries } = await startApi();
  const { id } = await create.poi();
  const near = await db.$queryRawUnsafe(
    `SELECT poi_id::text AS id, distance FROM nearest_pois(2, 0.704, 47.3948, 30000, 0, '2026-06-10', 'infinity', null, 20, 0)`,
  );
  expect(near).toEqual([{ id, distance: 0 }]);
  expect(countQueries()).toBe(0);
  expect((await get('/api/openapi.json')).status).toBe(200);
});

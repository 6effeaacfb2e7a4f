import { expect, it } from 'vitest';
import { openEditor } from '../../../../test/editor.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

it('the public page and the editor read a track of 20,000 points within the statement timeout of 2 s', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { id } = await api.create.poi();
  for (const event of [poiId, id])
    await api.db.$executeRawUnsafe(
      `WITH version AS (SELECT id FROM poi_version WHERE poi_id = $1::uuid),
       toured AS (INSERT INTO tour (version_id) SELECT id FROM version RETURNING version_id)
       INSERT INTO trace (version_id, line)
       SELECT version_id, (SELECT ST_SetSRID(ST_MakeLine(ST_MakePoint(0.7, 47 + n / 1e5, n % 50) ORDER BY n), 4326) FROM generate_series(1, 20000) n) FROM toured`,
      event,
    );
  const page = await api.get(`/pois/${id}`);
  expect(page.status).toBe(200);
  expect(page.body.tour.trace.at(-1).distanceM).toBeGreaterThan(20_000);
  const own = await api.send('GET', `/org/pois/${poiId}`, { as: editor });
  expect(own).toMatchObject({ status: 200, body: { traces: { tour: { pointCount: 20_000 } } } });
});

// Specification: §3.3
import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';

const another = `INSERT INTO poi_version (id, poi_id, number, status, label, lon, lat)
  SELECT gen_random_uuid(), $1::uuid, max(number) + 1, $2, 'Autre', 0.7, 47.4 FROM poi_version WHERE poi_id = $1::uuid`;

it('the database refuses a second published and a second working version of an event; visitors read the published one', async () => {
  const { db, create, get } = await startApi();
  const { id } = await create.poi({ label: 'En ligne' });
  await expect(db.$executeRawUnsafe(another, id, 'published')).rejects.toThrow(
    /poi_version_one_published|Unique/,
  );
  await db.$executeRawUnsafe(another, id, 'draft');
  for (const status of ['draft', 'in-review', 'accepted', 'refused'])
    await expect(db.$executeRawUnsafe(another, id, status)).rejects.toThrow(
      /poi_version_one_working|Unique/,
    );
  expect((await get(`/pois/${id}`)).body.label).toBe('En ligne');
});

import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { outingsSweepService } from './outings-sweep.service.ts';

// A service without the rule stored search rows of pois without a theme.
const loseThemes = `WITH v AS (UPDATE poi_version SET themes = '{}' WHERE poi_id = $1::uuid)
  UPDATE poi_search SET theme_mask = 0, card = card || '{"theme":null}' WHERE poi_id = $1::uuid`;

async function bench() {
  const parts = await startWorkerParts();
  const { db, clock, createPoi } = parts;
  const listed = await createPoi();
  const themeless: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { id } = await createPoi({ isPermanent: n % 2 === 0 });
    await db.$executeRawUnsafe(loseThemes, id);
    const source = n < 3 ? 'datatourisme' : n < 4 ? 'import:0195f000' : null;
    await db.poi.update({ where: { id }, data: { source, extId: source && String(n) } });
    themeless.push(id);
  }
  const searchable = async () =>
    (await db.$queryRawUnsafe<{ id: string }[]>('SELECT poi_id::text AS id FROM poi_search')).map(
      ({ id }) => id,
    );
  return {
    ...parts,
    listed,
    themeless,
    searchable,
    outings: outingsSweepService({ db, clock, batchSize: 2 }),
  };
}

it('outingsSweepService.count counts published pois without a theme by source, and leaves them searchable', async () => {
  const { outings, searchable } = await bench();
  expect(await outings.count()).toEqual([
    { source: 'datatourisme', themeless: 3, searchable: 3, withdrawn: 0 },
    { source: 'import', themeless: 1, searchable: 1, withdrawn: 0 },
    { source: null, themeless: 1, searchable: 1, withdrawn: 0 },
  ]);
  expect(await searchable()).toHaveLength(6);
});

it('outingsSweepService.sweep takes every poi without a theme out of the search, once, and leaves it published', async () => {
  const { db, outings, searchable, listed } = await bench();
  expect(await outings.sweep()).toBe(5);
  expect(await searchable()).toEqual([listed.id]);
  expect(await outings.sweep()).toBe(0);
  expect(await db.poiVersion.count({ where: { status: 'published' } })).toBe(6);
  expect(await outings.count()).toMatchObject([
    { source: 'datatourisme', themeless: 3, searchable: 0 },
    { source: 'import', themeless: 1, searchable: 0 },
    { source: null, themeless: 1, searchable: 0 },
  ]);
});

it('outingsSweepService.count counts what imports withdrew, and not what was archived for another reason', async () => {
  const { db, clock, createPoi, outings } = await bench();
  await outings.sweep();
  const entry = { actorKind: 'import', happenedAt: clock.now() } as const;
  for (const action of ['withdrawn', 'archived']) {
    const { id } = await createPoi({ status: 'archived' });
    const data = { source: 'datatourisme', extId: action, archivedAt: clock.now() };
    await db.poi.update({ where: { id }, data });
    await db.poiHistory.create({ data: { ...entry, id, poiId: id, action } });
  }
  expect((await outings.count())[0]).toEqual({
    source: 'datatourisme',
    themeless: 3,
    searchable: 0,
    withdrawn: 1,
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExplainedDatabase, explainedDatabase } from '../../../../test/explained-database.ts';
import { importWorkRepository } from '../batch/worker/import-work.repository.ts';
import {
  followedSourcesRepository,
  type SourcesDb,
} from '../followed/followed-sources.repository.ts';
import { locksRepository } from '../followed/locks/locks.repository.ts';
import { importsRepository } from './imports.repository.ts';

const extIds = Array.from({ length: 500 }, (_, n) => `e${n}`);
let database: ExplainedDatabase;
beforeAll(async () => {
  database = await explainedDatabase([]);
  // A source without statistics, as during a first import.
  await database.client.query(`ALTER TABLE poi SET (autovacuum_enabled = off)`);
  await database.client.query(
    `INSERT INTO poi (id, source, ext_id) SELECT gen_random_uuid(), 'import', 'e' || n FROM generate_series(1, 15000) AS n`,
  );
}, 180_000);
afterAll(() => database.client.end());

it.each([
  ['find-known-pois', () => importsRepository(database.db).listKnown('import', extIds)],
  [
    'list-import-pois',
    () =>
      importWorkRepository(database.db).listPois({
        source: 'import',
        organisationId: null,
        extIds,
      }),
  ],
])(
  'the query %s uses one index look-up per identifier, even without planner statistics of the source',
  async (_name, list) => {
    let found = 0;
    const plans = await database.plansOf(async () => {
      for (let time = 0; time < 7; time += 1) found = (await list()).length;
    });
    expect(found).toBe(499);
    const lookUps = plans.flatMap((plan) => plan.match(/Index Cond: .*source = .*/g) ?? []);
    expect(lookUps.length).toBeGreaterThan(0);
    expect(lookUps.filter((condition) => !/ext_id = wanted\.ext_id/.test(condition))).toEqual([]);
    expect(plans.join('\n')).not.toMatch(/Seq Scan on poi\b/);
  },
);

const id = '0197a000-0000-7000-8000-0000000000c1';

it('the events of a source that a person has edited are found by indexes, without its other records', async () => {
  await database.client.query(
    `INSERT INTO followed_source (id, poi_source, url, host, created_at) VALUES ('${id}', 'import', 'https://a.example/', 'a.example', now())`,
  );
  for (const statement of [
    `INSERT INTO followed_record (source_id, ext_id) SELECT '${id}', ext_id FROM poi WHERE source = 'import'`,
    `INSERT INTO edited_poi (poi_id, source, edited_at)
     SELECT id, source, '2026-06-01'::timestamptz + right(ext_id, 3)::int * interval '1 minute' FROM poi WHERE source = 'import' AND ext_id ~ '^e1....$'`,
    `INSERT INTO poi_history (id, poi_id, happened_at, actor_kind, action)
     SELECT gen_random_uuid(), poi_id, edited_at, 'organiser', 'saved' FROM edited_poi`,
    `INSERT INTO poi_version (id, poi_id, number, status, label) SELECT gen_random_uuid(), poi_id, 1, 'published', 'Bal' FROM edited_poi ORDER BY edited_at DESC, poi_id LIMIT 200`,
    'ANALYZE followed_source, followed_record, edited_poi, poi_history',
  ])
    await database.client.query(statement);
  const locks = locksRepository(database.db);
  let listed: { poiId: string }[] = [];
  const plans = await database.plansOf(async () => {
    for (let time = 0; time < 7; time += 1) {
      listed = await locks.listEdited(id, 100);
      expect(await locks.isEdited(id, listed[0]?.poiId ?? '')).toBe(true);
    }
  });
  expect(listed).toHaveLength(100);
  expect(plans.join('\n')).toMatch(/Index (Only )?Scan using edited_poi_source/);
  expect(
    plans
      .join('\n')
      .match(/.*Seq Scan on (poi|poi_history|poi_version|edited_poi|followed_record)\b.*/g),
  ).toBeNull();
  expect(plans.join('\n')).toMatch(
    /Scan using poi_pkey on poi .*\n.*Index Cond: \(id = x\.poi_id\)/,
  );
  expect(plans.join('\n')).not.toMatch(/Scan (using|on) poi_source/);
  const ofRecords = plans.flatMap((plan) => plan.match(/Index Cond: .*source_id = .*/g) ?? []);
  expect(ofRecords.length).toBeGreaterThan(0);
  expect(ofRecords.filter((condition) => !/ext_id = /.test(condition))).toEqual([]);
}, 60_000);

it('the missing events of a source are those that it has last ceased to give, without a sort of the others', async () => {
  await database.client.query(
    `UPDATE followed_record SET missing_since = '2026-06-01'::timestamptz - right(ext_id, 3)::int * interval '1 minute' WHERE ext_id ~ '^e....'`,
  );
  await database.client.query('VACUUM ANALYZE followed_record');
  const sources = followedSourcesRepository(database.db as unknown as SourcesDb);
  const team = { accountId: 'a', isTeam: true };
  const now = new Date('2026-06-10T10:00:00Z');
  let found: unknown;
  const plans = await database.plansOf(async () => {
    for (let time = 0; time < 7; time += 1) found = await sources.find(team, id, now);
  });
  expect(found).toMatchObject({ id, missing: [] });
  expect(plans.join('\n')).toMatch(/Index (Only )?Scan using followed_record_gone/);
  expect(plans.join('\n')).not.toMatch(/Sort Key: x\.missing_since/);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExplainedDatabase, explainedDatabase } from '../../../../test/explained-database.ts';
import { importWorkRepository } from '../batch/worker/import-work.repository.ts';
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

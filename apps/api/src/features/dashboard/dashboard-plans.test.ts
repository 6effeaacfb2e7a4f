import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../test/explained-database.ts';
import { dashboardRepository } from './dashboard.repository.ts';

const now = new Date('2026-06-10T10:00:00Z');
const page = {
  now,
  townId: null,
  isEnabled: null,
  source: 'datatourisme',
  q: null,
  pageSize: 21,
};
const tables = ['poi', 'poi_version', 'period'];

let database: ExplainedDatabase;
beforeAll(async () => {
  database = await explainedDatabase(
    [
      `UPDATE poi p SET source = 'datatourisme', ext_id = p.slug_fr, source_class = CASE n % 4 WHEN 0 THEN '' ELSE 'Class' || n % 40 END
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi) r WHERE r.id = p.id`,
    ],
    ['plan_cache_mode=force_generic_plan'],
  );
}, 180_000);
afterAll(() => database.client.end());

describe('the query plan of', () => {
  it.each([
    ['a class', { sourceClass: 'Class7', after: null }],
    ['a later page of a class', { sourceClass: 'Class7', after: '8' }],
    ['a whole feed', { sourceClass: null, after: null }],
  ])(
    'the listing by-source of %s reads the index of source, class and id backwards, from the last id of the page before',
    async (_name, { sourceClass, after }) => {
      const dashboard = dashboardRepository(database.db);
      const cursor = after === null ? null : '80000000-0000-0000-0000-000000000000';
      let ids: string[] = [];
      const plans = await database.plansOf(async () => {
        ids = await dashboard.listIds('by-source', { ...page, sourceClass, after: cursor });
      });
      expect(ids).toHaveLength(21);
      expect(ids).toEqual([...ids].sort().reverse());
      expect(plans.join('\n')).toMatch(
        /Index Scan Backward using poi_source on poi p\b[^\n]*\n\s*Index Cond: \(\(source = [^\n]*\) AND \(source_class = [^\n]*\) AND \(id < /,
      );
      expect(slowSteps(plans, tables)).toEqual([]);
    },
  );

  it('the counts by class read the index of source, class and id backwards', async () => {
    const plans = await database.plansOf(() =>
      dashboardRepository(database.db).listSources({ now, most: 1000, count: 200 }),
    );
    expect(plans.join('\n')).toMatch(
      /Index Scan Backward using poi_source on poi p\b[^\n]*\n\s*Index Cond: \(\(source = [^\n]*\) AND \(source_class = /,
    );
    expect(slowSteps(plans, tables)).toEqual([]);
  });
});

it('the counts of a class stop at its newest events', async () => {
  const dashboard = dashboardRepository(database.db);
  const { rows } = await database.client.query<{ id: string }>(
    `UPDATE poi SET is_enabled = false WHERE id = (SELECT id FROM dashboard_poi WHERE source_class = 'Class7' AND ends_at > $1 ORDER BY id LIMIT 1) RETURNING id::text`,
    [now],
  );
  expect(rows).toHaveLength(1);
  const ofClass = async (most: number) =>
    (await dashboard.listSources({ now, most, count: 200 })).find(
      ({ class: name }) => name === 'Class7',
    );
  expect(await ofClass(1)).toMatchObject({ total: 1, hidden: 0 });
  expect(await ofClass(1000)).toMatchObject({ hidden: 1 });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../../test/explained-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { draftsRepository } from './drafts.repository.ts';

const organisationId = '00000000-0000-7000-8000-000000000001';
let database: ExplainedDatabase;
beforeAll(async () => {
  database = await explainedDatabase(
    [
      `INSERT INTO organisation (id, slug, status, name, email, applicant_id)
       VALUES ('${organisationId}', 'comite', 'approved', 'Comité', 'a@b.example', 'editor')`,
      `UPDATE poi SET organisation_id = '${organisationId}', published_at = coalesce(published_at, '2026-06-01T00:00:00Z')
       WHERE id IN (SELECT id FROM poi ORDER BY id LIMIT 4000)`,
      `INSERT INTO poi (id, organisation_id, source, ext_id)
       SELECT gen_random_uuid(), '${organisationId}', 'import:${organisationId}:agenda', n::text FROM generate_series(1, 300) n`,
      `INSERT INTO poi_version (id, poi_id, number, status, label)
       SELECT gen_random_uuid(), id, 1, 'draft', 'Bal' FROM poi WHERE source = 'import:${organisationId}:agenda'`,
    ],
    ['plan_cache_mode=force_generic_plan'],
    5000,
  );
}, 180_000);
afterAll(() => database.client.end());

it('the drafts of an organisation are counted without its 4,000 published events', async () => {
  let drafts = 0;
  const plans = await database.plansOf(async () => {
    drafts = await draftsRepository(database.db as unknown as Db).countDrafts(organisationId, 500);
  });
  expect(drafts).toBe(300);
  expect(plans.some((plan) => /Scan using poi_draft|Scan on poi_draft/.test(plan))).toBe(true);
  expect(slowSteps(plans, ['poi'])).toEqual([]);
});

// Specification: §6.16
import { duplicateLimits } from '@parages/contracts/vocabulary/events/review/duplicate-limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../../test/explained-database.ts';
import { detectionRepository } from './detection.repository.ts';

let database: ExplainedDatabase;
beforeAll(async () => {
  database = await explainedDatabase([
    `UPDATE poi SET source = 'feed-' || abs(hashtext(id::text)) % 3, ext_id = id::text`,
    `INSERT INTO duplicate_pair (first_id, second_id, distance_m, likeness, found_at, first_facts, second_facts)
     SELECT ('0' || substr(md5('a' || n), 2))::uuid, ('f' || substr(md5('b' || n), 2))::uuid, n, 1, '2026-06-01', '', '' FROM generate_series(1, 9000) AS n`,
  ]);
}, 180_000);
afterAll(() => database.client.end());

it('looks for the duplicates of a hundred events by index alone, and reads few other events', async () => {
  const detection = detectionRepository(database.db);
  const plans = await database.plansOf(async () => {
    const poiIds = await detection.takeChecks(100);
    expect(poiIds).toHaveLength(100);
    const now = new Date('2026-06-10T10:00:00Z');
    for (let time = 0; time < 7; time += 1)
      await detection.writePairs({ ...duplicateLimits, poiIds, now });
  });
  expect(slowSteps(plans, ['poi', 'poi_search', 'duplicate_pair', 'duplicate_check'])).toEqual([]);
  expect(plans.join('\n')).toMatch(/Index Only Scan using poi_search_near_0/);
});

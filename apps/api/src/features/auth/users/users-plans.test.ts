// Specification: §6.4
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../../test/explained-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listUsers } from './list-users.ts';
import type { UsersDeps } from './users-deps.ts';

const accounts = `INSERT INTO account (id, email, first_name, last_name, created_at)
  SELECT 'u' || n, substr(md5(n::text), 1, 10) || '@parages.example', 'Prénom' || n % 90,
    upper(substr(md5(n::text || 'name'), 1, 8)), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
  FROM generate_series(1, 20000) n
  UNION ALL SELECT 'zoe', 'zoe@parages.example', 'Zoë', 'Élan-Martin', '2026-01-01T00:00:00Z'`;
const admin = { userId: 'admin', role: 'admin' };

let database: ExplainedDatabase;
beforeAll(async () => {
  database = await explainedDatabase([accounts], ['plan_cache_mode=force_generic_plan'], 1);
}, 60_000);
afterAll(() => database.client.end());

const idsOf = async (q: string): Promise<string[]> => {
  const roles = { listOf: async () => [], listTeam: async () => [] };
  const deps = { db: database.db as unknown as Db, roles } as unknown as UsersDeps;
  const { items } = await listUsers(deps)(admin as never, { q });
  return items.map(({ id }) => id);
};

describe('the search of an account among 20,000', () => {
  it.each([
    ['a part of a name', 'lan-mart', ['zoe']],
    ['a name with accents', 'Zoë Élan', ['zoe']],
    ['the beginning of an address', 'ZOE@par', ['zoe']],
    ['two letters that begin a word', 'el', ['zoe']],
    ['two letters within a word', 'oë', []],
  ])('by %s reads the index, without a sequential scan', async (_name, q, expected) => {
    let found: string[] = [];
    const plans = await database.plansOf(async () => {
      found = await idsOf(q);
    });
    expect(found).toEqual(expected);
    expect(plans.join('\n')).toContain('Bitmap Index Scan on account_search');
    expect(slowSteps(plans, ['account'])).toEqual([]);
  });
});

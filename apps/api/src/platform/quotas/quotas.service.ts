import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type DailyQuota, type Quota, quotas } from '@parages/contracts/vocabulary/quotas';
import type { SqlClient } from '../database/database.ts';
import { Problem } from '../problems/problem.ts';
import { quotasRepository } from './quotas.repository.ts';

/**
 * @throws {Problem} quota_reached, with the quota and its limit, when `current` has reached the
 * limit
 */
export function assertQuota(name: Quota, current: number): void {
  if (current >= quotas[name])
    throw new Problem('quota_reached', `${name}: ${quotas[name]} at most`).withQuota({
      name,
      most: quotas[name],
    });
}

/**
 * Counts one use of a quota by an account on the current day in Paris. A rollback of the
 * transaction undoes it.
 * @throws {Problem} quota_reached when the quota is exhausted
 */
export async function takeDailyQuota(
  db: SqlClient,
  name: DailyQuota,
  accountId: string,
  now: Date,
): Promise<void> {
  const hasOneLeft = await quotasRepository(db).takeDailyUse({
    accountId,
    quota: name,
    day: parisDay(now),
    most: quotas[name],
  });
  if (!hasOneLeft) assertQuota(name, quotas[name]);
}

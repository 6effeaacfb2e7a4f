import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type DailyQuota, type Quota, quotas } from '@parages/contracts/vocabulary/quotas';
import type { SqlClient } from '../database/database.ts';
import { Problem } from '../problems/problem.ts';
import { quotasRepository } from './quotas.repository.ts';

/** @throws {Problem} quota_reached, naming the quota and its number, unless one more fits beside the `held` ones */
export function assertQuota(name: Quota, held: number): void {
  if (held >= quotas[name])
    throw new Problem('quota_reached', `${name}: ${quotas[name]} at most`).withQuota({
      name,
      most: quotas[name],
    });
}

/**
 * Counts one more use of a quota by an account on this day in Paris. In a transaction, the use is given back when it aborts.
 * @throws {Problem} quota_reached when the account used it up
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

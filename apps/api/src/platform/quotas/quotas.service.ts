import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type DailyQuota, type Quota, quotas } from '@parages/contracts/vocabulary/quotas';
import { isKeyActor } from '../access/key-actor.ts';
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
 * Counts one use of a quota on the current day in Paris by an account, or by the organisation of an
 * API key. A rollback of the transaction undoes it.
 * @throws {Problem} quota_reached when the quota is exhausted
 */
export async function takeDailyQuota(
  db: SqlClient,
  name: DailyQuota,
  actorId: string,
  now: Date,
): Promise<void> {
  const uses = quotasRepository(db);
  const use = { quota: name, day: parisDay(now), most: quotas[name] };
  const hasOneLeft = isKeyActor(actorId)
    ? await uses.takeOrganisationUse({ ...use, actorId })
    : await uses.takeDailyUse({ ...use, accountId: actorId });
  if (!hasOneLeft) assertQuota(name, quotas[name]);
}

import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { leavingRepository } from './leaving.repository.ts';

/**
 * Checks that an account can be deleted. Call it in the transaction that marks it as leaving.
 * @throws {Problem} account_sole_owner when the account is the only owner of an organisation with
 * other members, account_campaign_active when an organisation without another owner has an active
 * campaign that has not ended, or a payment in progress
 */
export async function assertMayLeave(tx: SqlClient, accountId: string, now: Date): Promise<void> {
  const leaving = leavingRepository(tx);
  await leaving.lockAll(accountId);
  if ((await leaving.listSole(accountId)).some(({ others }) => others > 0))
    throw new Problem('account_sole_owner');
  if (await leaving.hasActiveCampaign(accountId, parisDay(now)))
    throw new Problem('account_campaign_active');
}

/**
 * Deletes the organisations whose only member is the account. Where it is the only owner among
 * other members, one of them becomes an owner: an editor before a reader, then the oldest
 * membership. The memberships are deleted with the account.
 */
export async function leaveOrganisations(
  tx: SqlClient,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const leaving = leavingRepository(tx);
  await leaving.lockAll(accountId);
  for (const { id, others } of await leaving.listSole(accountId)) {
    if (others > 0) await leaving.promoteOldest(id, accountId);
    else await leaving.close(id, now);
  }
}

import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CampaignScope } from '../campaigns.repository.ts';
import { findCampaign, type PaidCampaign } from '../payments/payments.repository.ts';

export const asModerator = ({ userId }: Viewer): CampaignScope => ({
  accountId: userId,
  isModerator: true,
});

/**
 * A moderator other than an administrator may not grant or stop a campaign for an event of their
 * own organisation. @throws {Problem} poi_own
 */
export function assertNotOwn({ role }: Viewer, isOwn: boolean): void {
  if (isOwn && role !== 'admin') throw new Problem('poi_own');
}

/** From this instant the moderator can no longer undo the stop, and its mail is due. */
export const stopIsFinalAt = (stoppedAt: Date): Date =>
  new Date(stoppedAt.getTime() + reviewLimits.undoSeconds * 1000);

/** @throws {Problem} campaign_not_found */
export async function findMailedCampaign(tx: SqlClient, id: string): Promise<PaidCampaign> {
  const campaign = await findCampaign(tx, id);
  if (!campaign) throw new Problem('campaign_not_found');
  return campaign;
}

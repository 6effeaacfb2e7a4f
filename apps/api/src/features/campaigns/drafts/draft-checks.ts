import { Problem } from '../../../platform/problems/problem.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { type Candidate, faultsOf } from '../campaigns.domain.ts';
import { campaignsRepository, type LockedCampaign } from '../campaigns.repository.ts';

type Tx = Parameters<typeof campaignsRepository>[0] & Parameters<typeof editorOf>[0];
type Period = { campaignId: string; poiId: string; startDate: string; endDate: string };

/** @throws {Problem} request_invalid, with each wrong field */
export function assertCanBegin(
  when: { startDate: string; today: string },
  candidate: Candidate,
): void {
  const faults = faultsOf(when, candidate);
  if (faults.length > 0) throw new Problem('request_invalid', undefined, faults);
}

/** Days held during a payment do not count. @throws {Problem} campaign_period_taken */
export async function assertPeriodIsFree(tx: Tx, period: Period): Promise<void> {
  if (await campaignsRepository(tx).isTaken(period)) throw new Problem('campaign_period_taken');
}

/** @throws {Problem} poi_not_found, also for an event of other organisations */
export async function findOwnCandidate(tx: Tx, accountId: string, poiId: string) {
  const candidate = await campaignsRepository(tx).findCandidate({
    accountId,
    isModerator: false,
    poiId,
  });
  if (!candidate || candidate.organisationId === null) throw new Problem('poi_not_found');
  return { ...candidate, organisationId: candidate.organisationId };
}

/**
 * Holds the lock until the end of the transaction. @throws {Problem} campaign_not_found,
 * permission_missing, organisation_suspended, campaign_transition_forbidden, campaign_payment_open
 */
export async function lockDraft(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<LockedCampaign & { organisationId: string }> {
  const campaign = await campaignsRepository(tx).lock(id, { accountId, isModerator: false });
  if (!campaign || campaign.organisationId === null) throw new Problem('campaign_not_found');
  await editorOf(tx, accountId, campaign.organisationId);
  if (campaign.status !== 'draft') throw new Problem('campaign_transition_forbidden');
  if (campaign.isBeingPaid) throw new Problem('campaign_payment_open');
  return { ...campaign, organisationId: campaign.organisationId };
}

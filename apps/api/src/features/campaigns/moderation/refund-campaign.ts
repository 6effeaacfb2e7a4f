import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import { type Payment, paymentsRepository } from '../payments/payments.repository.ts';
import { sumOfMade } from '../payments/refunds/refund-part.ts';
import { refundsRepository } from '../payments/refunds/refunds.repository.ts';
import type { RefundsService } from '../payments/refunds/refunds.service.ts';
import { asModerator } from './moderator-checks.ts';
import type { CampaignRefunds, RefundBody } from './refunds.schema.ts';

export type RefundCampaignDeps = {
  db: Db;
  campaigns: Pick<CampaignsService, 'get'>;
  /** Undefined when this installation takes no payments. */
  refunds: Pick<RefundsService, 'refundPart'> | undefined;
};

/** @throws {Problem} campaign_not_found */
async function findPaid(
  { db, campaigns }: RefundCampaignDeps,
  viewer: Viewer,
  campaignId: string,
): Promise<Payment | undefined> {
  await campaigns.get(asModerator(viewer), campaignId);
  return paymentsRepository(db).findPaid(campaignId);
}

async function present(db: Db, payment: Payment | undefined): Promise<CampaignRefunds> {
  if (payment === undefined) return { paidCents: 0, refundedCents: 0, items: [] };
  const items = await refundsRepository(db).listOf(payment.id);
  return {
    paidCents: payment.amountCents,
    refundedCents: sumOfMade(items),
    items: items.map(({ id, amountCents, status, createdAt }) => ({
      id,
      amountCents,
      status,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Problem: campaign_not_found. */
export const listCampaignRefunds =
  (deps: RefundCampaignDeps) =>
  async (viewer: Viewer, campaignId: string): Promise<CampaignRefunds> =>
    present(deps.db, await findPaid(deps, viewer, campaignId));

/**
 * Refunds a part of what was paid for a campaign, or all of it; the campaign goes on. Problems:
 * permission_missing (no administrator), campaign_not_found, campaign_transition_forbidden (nothing
 * was paid), campaign_version_stale, request_invalid, payments_unavailable.
 */
export const refundCampaign =
  (deps: RefundCampaignDeps) =>
  async (viewer: Viewer, campaignId: string, order: RefundBody): Promise<CampaignRefunds> => {
    const { db, refunds } = deps;
    if (viewer.role !== 'admin') throw new Problem('permission_missing');
    const payment = await findPaid(deps, viewer, campaignId);
    if (payment === undefined) throw new Problem('campaign_transition_forbidden');
    if (refunds === undefined) throw new Problem('payments_unavailable');
    await refunds.refundPart(payment, order);
    return present(db, payment);
  };

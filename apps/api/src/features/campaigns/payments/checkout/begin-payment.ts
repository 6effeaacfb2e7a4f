import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { editorOf } from '../../../organisations/memberships/memberships.service.ts';
import { faultsOf } from '../../campaigns.domain.ts';
import { campaignsRepository } from '../../campaigns.repository.ts';
import { canOpenSession, holdEnd, paymentEnd } from '../payments.domain.ts';
import { type Payment, paymentsRepository } from '../payments.repository.ts';
import { insertPayment, type PayableCampaign, type Payer } from './insert-payment.ts';

export type BeginPaymentDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

/** `stale`: ids of open payments of other campaigns whose expired holds occupy the same days. */
export type Begun = { payment: Payment } | { stale: string[] };

const transaction = { maxWait: 10_000, timeout: 10_000 };

async function lockPayable(
  tx: Transaction,
  { accountId, campaignId }: Payer,
): Promise<PayableCampaign> {
  const campaign = await campaignsRepository(tx).lock(campaignId, {
    accountId,
    isModerator: false,
  });
  if (!campaign || campaign.organisationId === null) throw new Problem('campaign_not_found');
  const { status } = await editorOf(tx, accountId, campaign.organisationId);
  if (status !== 'approved') throw new Problem('organisation_not_approved');
  if (campaign.status !== 'draft') throw new Problem('campaign_transition_forbidden');
  if (campaign.poiId === null) throw new Problem('campaign_not_payable');
  return { ...campaign, organisationId: campaign.organisationId, poiId: campaign.poiId };
}

async function assertCanStillBegin(
  tx: Transaction,
  accountId: string,
  { poiId, organisationId, startDate }: PayableCampaign,
  today: string,
): Promise<void> {
  const candidate = await campaignsRepository(tx).lockCandidate({
    accountId,
    isModerator: false,
    poiId,
  });
  const isOwn = candidate !== undefined && candidate.organisationId === organisationId;
  const faults = faultsOf(
    { startDate, today },
    isOwn ? candidate : { isPublished: false, lastDay: null },
  );
  if (faults.length > 0) throw new Problem('campaign_not_payable', undefined, faults);
}

async function resumePayment(
  tx: Transaction,
  campaignId: string,
  now: Date,
): Promise<Payment | undefined> {
  const payments = paymentsRepository(tx);
  const open = await payments.findOpen(campaignId);
  if (open === undefined) return undefined;
  if (open.sessionId !== null || canOpenSession(open.expiresAt, now)) return open;
  // No session is stored and none can be opened any more. If the provider opened one, no browser
  // has its secret.
  await payments.expireWithoutSession(open, now);
  return undefined;
}

/**
 * Its transaction ends before the provider is called. Problems: campaign_not_found,
 * permission_missing, organisation_suspended, organisation_not_approved,
 * campaign_transition_forbidden, campaign_not_payable, campaign_period_taken.
 */
export const beginPayment =
  ({ db, clock, tariff }: BeginPaymentDeps) =>
  (payer: Payer): Promise<Begun> =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const campaign = await lockPayable(tx, payer);
      const open = await resumePayment(tx, campaign.id, now);
      if (open !== undefined) return { payment: open };
      await assertCanStillBegin(tx, payer.accountId, campaign, parisDay(now));
      const { id: campaignId, poiId, startDate, endDate } = campaign;
      const days = { campaignId, poiId, startDate, endDate };
      const payments = paymentsRepository(tx);
      if (!(await payments.hold({ ...days, expiresAt: holdEnd(paymentEnd(now)) }))) {
        const stale = await payments.listStale({ ...days, now });
        if (stale.length === 0) throw new Problem('campaign_period_taken');
        return { stale };
      }
      return { payment: await insertPayment({ tariff })(tx, campaign, payer, now) };
    }, transaction);

import { Problem } from '../../../../platform/problems/problem.ts';
import type { Campaign } from '../../campaigns.schema.ts';
import { paymentsRepository } from '../payments.repository.ts';
import { type CheckoutDeps, callProvider, providerFor } from './checkout-deps.ts';

/**
 * Settles the latest payment; changes nothing when it has no stored session, or when it is neither
 * open nor expired. Problems: those of `providerFor`, campaign_payment_missing,
 * payments_unavailable.
 */
export const settlePayment =
  (deps: CheckoutDeps) =>
  async (accountId: string, campaignId: string): Promise<Campaign> => {
    const { settlement } = await providerFor(deps, accountId, campaignId);
    const payment = await paymentsRepository(deps.db).findLast(campaignId);
    if (payment === undefined) throw new Problem('campaign_payment_missing');
    const { sessionId, status } = payment;
    const canChange = status === 'open' || status === 'expired';
    if (sessionId !== null && canChange) await callProvider(() => settlement.settleById(sessionId));
    return deps.campaigns.get({ accountId, isModerator: false }, campaignId);
  };

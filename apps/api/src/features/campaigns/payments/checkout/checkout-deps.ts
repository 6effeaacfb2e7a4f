import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import {
  type Payments,
  PaymentsRefusal,
  PaymentsUnavailable,
} from '../../../../gateways/payments/payments.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { editorOf } from '../../../organisations/memberships/memberships.service.ts';
import type { CampaignsService } from '../../campaigns.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';

export type Provider = { payments: Payments; settlement: SettlementService };

export type CheckoutDeps = {
  db: Db;
  clock: Clock;
  tariff: CampaignTariff;
  campaigns: Pick<CampaignsService, 'get'>;
  provider: Provider | undefined;
};

/**
 * @throws {Problem} campaign_not_found, permission_missing, organisation_suspended,
 * payments_unavailable
 */
export async function providerFor(
  { db, campaigns, provider }: Pick<CheckoutDeps, 'db' | 'campaigns' | 'provider'>,
  accountId: string,
  campaignId: string,
): Promise<Provider> {
  const campaign = await campaigns.get({ accountId, isModerator: false }, campaignId);
  if (campaign.organisation === null) throw new Problem('campaign_not_found');
  await editorOf(db, accountId, campaign.organisation.id);
  if (provider === undefined) throw new Problem('payments_unavailable');
  return provider;
}

/** @throws {Problem} payments_unavailable when the provider does not answer or refuses */
export async function callProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefusal)
      throw Object.assign(new Problem('payments_unavailable'), { cause: error });
    throw error;
  }
}

import { abandonPayment } from './abandon-payment.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

/** Starts, abandons and settles payments of campaigns. */
export const campaignPaymentsService = (deps: CheckoutDeps) => ({
  start: startPayment(deps),
  abandon: abandonPayment(deps),
  settle: settlePayment(deps),
});

export type CampaignPaymentsService = ReturnType<typeof campaignPaymentsService>;

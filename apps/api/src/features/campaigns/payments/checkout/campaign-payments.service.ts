import { abandonPayment } from './abandon-payment.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

export const campaignPaymentsService = (deps: CheckoutDeps) => ({
  start: startPayment(deps),
  abandon: abandonPayment(deps),
  settle: settlePayment(deps),
});

export type CampaignPaymentsService = ReturnType<typeof campaignPaymentsService>;

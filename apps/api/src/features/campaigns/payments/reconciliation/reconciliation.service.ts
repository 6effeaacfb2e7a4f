import { type ReconcilePaymentsDeps, reconcilePayments } from './reconcile-payments.ts';

/** Repairs the state of payments from that of the provider, after lost webhooks and crashes. */
export const reconciliationService = (deps: ReconcilePaymentsDeps) => ({
  run: reconcilePayments(deps),
});

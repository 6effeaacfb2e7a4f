import { type ReconcilePaymentsDeps, reconcilePayments } from './reconcile-payments.ts';

/** Repairs the state of payments from the provider's, after lost webhooks and crashes. */
export const reconciliationService = (deps: ReconcilePaymentsDeps) => ({
  run: reconcilePayments(deps),
});

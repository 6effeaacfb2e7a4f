import type { ReconciliationService } from '../features/campaigns/payments/reconciliation/reconciliation.service.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 600_000;

/** Brings payments in line with what the provider knows, now and every ten minutes. */
export const startCampaignReconciliation = ({
  reconciliation,
  log,
}: {
  reconciliation: Pick<ReconciliationService, 'run'>;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'reconciliation of payments',
    everyMs,
    log,
    run: async (isStopping) => {
      const { failed, givenBack } = await reconciliation.run(isStopping);
      if (failed + givenBack > 0) log.warn({ failed, givenBack }, 'payments were brought in line');
      return undefined;
    },
  });

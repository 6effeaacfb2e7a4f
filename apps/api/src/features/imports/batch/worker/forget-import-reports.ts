import { daysBefore, retentionDays } from '@parages/contracts/vocabulary/retention';
import { deleteInBatches } from '../../../../platform/background/delete-in-batches.ts';
import type { ForgetImportFilesDeps } from './forget-import-files.ts';
import { importReportsRepository } from './import-work.repository.ts';

// An import has up to a thousand findings, which are deleted with it.
const atOnce = 20;

export const forgetImportReports =
  ({ db, clock }: ForgetImportFilesDeps) =>
  (isStopping?: () => boolean): Promise<number> => {
    const before = daysBefore(clock.now(), retentionDays.importReport);
    return deleteInBatches(
      (most) => importReportsRepository(db).forget(before, most),
      isStopping,
      atOnce,
    );
  };

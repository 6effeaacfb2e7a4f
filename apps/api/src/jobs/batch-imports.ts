import type { ImportWorkService } from '../features/imports/batch/work/import-work.service.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 1500;
const forgetEveryMs = 3_600_000;

/** Checks the files that were sent and imports those that were confirmed, as soon as they are there. */
export const startBatchImports = ({
  imports,
  log,
}: {
  imports: Pick<ImportWorkService, 'doDue'>;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'batch imports',
    everyMs,
    log,
    run: async (isStopping) => {
      await imports.doDue(isStopping);
      return undefined;
    },
  });

/** Lets go of files that were kept long enough, now and every hour. */
export const startForgettingFiles = ({
  imports,
  log,
}: {
  imports: Pick<ImportWorkService, 'forgetOld'>;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'forgetting files of imports',
    everyMs: forgetEveryMs,
    log,
    run: async () => {
      await imports.forgetOld();
      return undefined;
    },
  });

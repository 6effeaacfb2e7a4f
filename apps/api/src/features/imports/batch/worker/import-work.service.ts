import { type ForgetImportFilesDeps, forgetImportFiles } from './forget-import-files.ts';
import { forgetImportReports } from './forget-import-reports.ts';
import { type ProcessDueImportsDeps, processDueImports } from './process-due-imports.ts';

export type ImportWorkDeps = Omit<ProcessDueImportsDeps, 'leaseMs'> &
  ForgetImportFilesDeps & {
    /** How long a worker keeps a claimed import without renewing its lease. */
    leaseMs?: number | undefined;
  };

const standardLeaseMs = 30_000;

export const importWorkService = ({ leaseMs = standardLeaseMs, ...deps }: ImportWorkDeps) => ({
  doDue: processDueImports({ ...deps, leaseMs }),
  forgetOld: forgetImportFiles(deps),
  forgetReports: forgetImportReports(deps),
});

export type ImportWorkService = ReturnType<typeof importWorkService>;

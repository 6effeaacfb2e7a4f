import { type ForgetImportFilesDeps, forgetImportFiles } from './forget-import-files.ts';
import { type ProcessDueImportsDeps, processDueImports } from './process-due-imports.ts';

export type ImportWorkDeps = Omit<ProcessDueImportsDeps, 'leaseMs'> &
  ForgetImportFilesDeps & {
    /** Duration of a claim without renewal. */
    leaseMs?: number | undefined;
  };

const standardLeaseMs = 30_000;

/** The worker's side: checks new files and writes confirmed imports, one at a time. */
export const importWorkService = ({ leaseMs = standardLeaseMs, ...deps }: ImportWorkDeps) => ({
  doDue: processDueImports({ ...deps, leaseMs }),
  forgetOld: forgetImportFiles(deps),
});

export type ImportWorkService = ReturnType<typeof importWorkService>;

import { type ForgetImportFilesDeps, forgetImportFiles } from './forget-import-files.ts';
import { type ProcessDueImportsDeps, processDueImports } from './process-due-imports.ts';

export type ImportWorkDeps = Omit<ProcessDueImportsDeps, 'leaseMs'> &
  ForgetImportFilesDeps & {
    /** How long a claim lasts without being renewed. */
    leaseMs?: number;
  };

const standardLeaseMs = 30_000;

/** What workers do with imports: check new files, write confirmed ones, one at a time. */
export const importWorkService = ({ leaseMs = standardLeaseMs, ...deps }: ImportWorkDeps) => ({
  doDue: processDueImports({ ...deps, leaseMs }),
  forgetOld: forgetImportFiles(deps),
});

export type ImportWorkService = ReturnType<typeof importWorkService>;

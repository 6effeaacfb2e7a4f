import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database.ts';
import { importTurnsRepository } from './import-turns.repository.ts';

export type ForgetImportFilesDeps = { db: Db; clock: Clock };

const dayMs = 86_400_000;

/** Deletes files past their retention and returns how many. */
export const forgetImportFiles =
  ({ db, clock }: ForgetImportFilesDeps) =>
  (): Promise<number> => {
    const retentionMs = batchImportLimits.keepFileDays * dayMs;
    return importTurnsRepository(db).forgetFiles(new Date(clock.now().getTime() - retentionMs));
  };

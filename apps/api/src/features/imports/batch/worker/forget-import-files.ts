import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { importWorkRepository } from './import-work.repository.ts';

export type ForgetImportFilesDeps = { db: Db; clock: Clock };

const dayMs = 86_400_000;
const longestUploadMs = 3_600_000;

export const forgetImportFiles =
  ({ db, clock }: ForgetImportFilesDeps) =>
  (): Promise<number> => {
    const retentionMs = batchImportLimits.keepFileDays * dayMs;
    const now = clock.now().getTime();
    return importWorkRepository(db).forgetFiles({
      before: new Date(now - retentionMs),
      abandonedBefore: new Date(now - longestUploadMs),
    });
  };

import { limits } from '@parages/contracts/vocabulary/limits';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Db } from '../../../platform/database/database.ts';
import { pictureFileNames } from '../pipeline/picture-names.ts';
import { pictureSweepRepository } from './picture-sweep.repository.ts';

const batchSize = 100;
const hourMs = 3_600_000;
const transactionMs = 30_000;

export type PictureSweepDeps = { db: Db; store: PictureStore };

/**
 * Deletes pictures that no version and no organisation has shown for a day, at most 100: the row, and the files when no
 * other row refers to them. A failed deletion is retried by the next sweep, because the row goes
 * only with its files. Returns the number of pictures deleted.
 */
export async function sweepPictures({ db, store }: PictureSweepDeps, now: Date): Promise<number> {
  const before = new Date(now.getTime() - limits.picture.orphanHours * hourMs);
  await pictureSweepRepository(db).mark(now);
  const due = await pictureSweepRepository(db).listDue(before, batchSize);
  let count = 0;
  for (const { id, sha256 } of due) {
    await db.$transaction(
      async (tx) => {
        const sweep = pictureSweepRepository(tx);
        await sweep.lockFiles(sha256);
        const deleted = await sweep.delete(id, before);
        if (deleted?.isLast) await store.remove(pictureFileNames(sha256));
        if (deleted) count += 1;
      },
      { timeout: transactionMs },
    );
  }
  return count;
}

import type { Db } from '../../../../platform/database/database.ts';
import { type ClaimedSource, sourceWorkRepository } from '../worker/source-work.repository.ts';
import { ClaimLost, type WritePulledDeps } from '../worker/write-pulled.ts';
import { feedRecordsRepository, type StoredRecord } from './feed-records.repository.ts';

export type NoteMissingDeps = Pick<WritePulledDeps, 'now' | 'until'> & { db: Db };

type Given = {
  /** The number of stored records that the feed has given. */
  stored: number;
  isGiven: (record: StoredRecord) => boolean;
};

const pageLength = 5000;

/**
 * After a whole feed: marks the records that it no longer gives as missing, unless they are already,
 * and those that it gives again as given, page by page.
 * @throws {ClaimLost}
 */
export async function noteMissing(
  { db, now, until }: NoteMissingDeps,
  { id: sourceId, turn }: ClaimedSource,
  { stored, isGiven }: Given,
): Promise<void> {
  const records = feedRecordsRepository(db);
  const known = await records.count(sourceId);
  if (known.missing === 0 && known.records === stored) return;
  let after = '';
  for (;;) {
    const page = await records.list(sourceId, after, pageLength);
    const missing = page.filter((one) => !one.isMissing && !isGiven(one)).map((one) => one.extId);
    const given = page.filter((one) => one.isMissing && isGiven(one)).map((one) => one.extId);
    if (missing.length + given.length > 0)
      await db.$transaction(async (tx) => {
        if (!(await sourceWorkRepository(tx).lock({ sourceId, turn }, until())))
          throw new ClaimLost();
        await feedRecordsRepository(tx).mark({ sourceId, missing, given, now: now() });
      });
    if (page.length < pageLength) return;
    after = page.at(-1)?.extId ?? '';
  }
}

import { v7 as uuidv7 } from 'uuid';
import { contentRepository } from './content/content.repository.ts';
import type { EditingDb } from './editing-database.ts';
import { lifecycleRepository } from './lifecycle/lifecycle.repository.ts';

/** The caller must have locked the event, so that the number of the new version is unique. */
export async function openRevision(
  tx: EditingDb,
  { poiId, publishedId, now }: { poiId: string; publishedId: string; now: Date },
): Promise<{ versionId: string; number: number }> {
  const newVersionId = uuidv7();
  const number = await lifecycleRepository(tx).nextNumber(poiId);
  await contentRepository(tx).copy({
    versionId: publishedId,
    newVersionId,
    poiId,
    number,
    withPeriods: true,
    organizerName: null,
    now,
  });
  return { versionId: newVersionId, number };
}

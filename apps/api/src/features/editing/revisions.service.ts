import { v7 as uuidv7 } from 'uuid';
import type { SqlClient } from '../../platform/database.ts';
import { contentRepository } from './content/content.repository.ts';
import { lifecycleRepository } from './lifecycle/lifecycle.repository.ts';

/** Opens a version in preparation beside the published one of an event that is locked, with everything it says; answers its id. */
export async function openRevision(
  tx: SqlClient,
  { poiId, publishedId, now }: { poiId: string; publishedId: string; now: Date },
): Promise<string> {
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
  return newVersionId;
}

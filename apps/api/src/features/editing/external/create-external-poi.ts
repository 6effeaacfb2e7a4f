import { v7 as uuidv7 } from 'uuid';
import { draftsRepository } from '../drafts/drafts.repository.ts';
import { assertDraftQuota, type DraftOrganisation } from '../drafts/start-draft.ts';
import type { Upsert } from './apply-payload.ts';
import { externalRepository } from './external.repository.ts';
import { externalTabs, hashesOf, readHashes, writeHashes } from './payload-hashes.ts';
import { stepsOf } from './poi-steps.ts';
import { writePayload } from './write-payload.ts';

/**
 * Creates the draft of an event with all that the payload has, and submits it if the payload asks.
 * Returns its id. Problems: quota_reached, request_invalid, those of a submission.
 */
export async function createExternalPoi(
  { tx, asker, now, lifecycle, origins }: Upsert,
  organisation: DraftOrganisation,
  { source, extId, body }: { source: string; extId: string; body: Upsert['body'] },
): Promise<string> {
  await assertDraftQuota(tx, organisation.id);
  const [poiId, versionId] = [uuidv7(), uuidv7()];
  const sourceHash = writeHashes(readHashes(null), hashesOf(body), { isNew: true });
  const row = { organisationId: organisation.id, source, extId, sourceHash };
  await externalRepository(tx).insert(poiId, row, now);
  const { label, description } = body.dates;
  const organizerName = organisation.name;
  await draftsRepository(tx).insertDraft({
    versionId,
    poiId,
    label,
    description,
    organizerName,
    now,
  });
  await writePayload(tx, versionId, { body, tabs: externalTabs }, now);
  const step = stepsOf({ tx, asker, poiId, now });
  await step(async () => ({ action: 'created', versionNumber: 1, toStatus: 'draft' }));
  const { submission } = body;
  if (submission) await step((locked) => lifecycle.submit(locked, submission, origins));
  return poiId;
}

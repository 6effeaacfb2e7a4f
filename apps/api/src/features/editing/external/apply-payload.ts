import type { Asker } from '../../../platform/access/asker.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { isLight } from '../content/changes.domain.ts';
import { contentRepository } from '../content/content.repository.ts';
import { editWorkingVersion } from '../content/edit-working-version.ts';
import type { PoiState } from '../lifecycle/lifecycle.repository.ts';
import type { LifecycleService } from '../lifecycle/lifecycle.service.ts';
import type { Origins } from '../lifecycle/lifecycle-mails.service.ts';
import { changesOnline, forbidden } from '../lifecycle/moves/locked-poi.ts';
import { canRepublish, statusOf } from '../lifecycle/transitions.domain.ts';
import type { Entry, LockedPoi } from '../poi-changes.service.ts';
import { type ExternalPoi, externalRepository, type SeenHash } from './external.repository.ts';
import type { ExternalPoiBody } from './external.schema.ts';
import { externalTabs, hashesOf, isOfPayload, readHashes, writeHashes } from './payload-hashes.ts';
import { lockToWrite, type Step, stepsOf } from './poi-steps.ts';
import { writePayload } from './write-payload.ts';

export type Upsert = {
  tx: Transaction;
  asker: Asker;
  now: Date;
  lifecycle: LifecycleService;
  origins: Origins;
  body: ExternalPoiBody;
};

const isWaiting = (status: string): boolean => status === 'draft' || status === 'refused';

// A version that is in review or published is not edited in place.
async function openToEdit(
  { lifecycle, origins }: Upsert,
  step: Step,
  status: string,
): Promise<void> {
  if (status === 'in-review') await step((locked) => lifecycle.withdraw(locked, origins));
  else if (status === 'published') await step((locked) => lifecycle.revise(locked));
  else if (!isWaiting(status)) throw forbidden(status, status);
}

// An event in review is submitted again only for another `autopublish`, so that it keeps its place.
const canSubmit = (state: PoiState, { submission }: ExternalPoiBody): boolean =>
  submission !== undefined &&
  (isWaiting(statusOf(state)) ||
    (state.working?.status === 'in-review' &&
      state.working.autopublish !== submission.autopublish));

async function send(
  { lifecycle, origins }: Upsert,
  locked: LockedPoi,
  submission: NonNullable<ExternalPoiBody['submission']>,
): Promise<Entry> {
  const { state, tx } = locked;
  const { working, published } = state;
  if (working === null || published === null) return lifecycle.submit(locked, submission, origins);
  const changes = await changesOnline(locked, await contentRepository(tx).find(working.id));
  return canRepublish(state, isLight(changes))
    ? lifecycle.publish(locked, origins)
    : lifecycle.submit(locked, submission, origins);
}

type Applied = { isChanged: true } | { isChanged: false; seen: SeenHash | undefined };

/**
 * Writes the parts of a payload that differ from the last one, by the acts of the editor. When
 * nothing changes, the caller must roll back. Problems: poi_not_found, poi_gone, poi_merged,
 * request_invalid, poi_transition_forbidden, those of a submission.
 */
export async function applyPayload(upsert: Upsert, found: ExternalPoi): Promise<Applied> {
  const { tx, asker, now, body } = upsert;
  const poiId = found.id;
  const state = await lockToWrite({ tx, asker, poiId });
  if (found.mergedIntoId !== null) throw new Problem('poi_merged', found.mergedIntoId);
  if (state.archivedAt !== null) throw new Problem('poi_gone');
  const [sent, former] = [hashesOf(body), readHashes(found.sourceHash)];
  const tabs = externalTabs.filter((tab) => sent[tab] !== null && sent[tab] !== former[tab]);
  const status = statusOf(state);
  const step = stepsOf({ tx, asker, poiId, now });
  const isNew = tabs.length > 0;
  const isToSubmit = (isNew || sent.submission !== former.submission) && canSubmit(state, body);
  if (isNew || (isToSubmit && status === 'in-review')) await openToEdit(upsert, step, status);
  const isEdited =
    isNew &&
    (await step((locked) =>
      editWorkingVersion(locked, (versionId) => writePayload(tx, versionId, { body, tabs }, now)),
    ));
  const sourceHash = writeHashes(former, sent, { isNew });
  if (!isEdited && !isToSubmit) {
    // The hash of a file stays, by which the next file knows its own event again.
    const isSeen = isOfPayload(found.sourceHash) && found.sourceHash !== sourceHash;
    const { version } = state;
    const seen = { poiId, sourceHash, former: found.sourceHash ?? '', version };
    return { isChanged: false, seen: isSeen ? seen : undefined };
  }
  const { submission } = body;
  if (submission) await step((locked) => send(upsert, locked, submission));
  await externalRepository(tx).keepHash(poiId, sourceHash);
  return { isChanged: true };
}

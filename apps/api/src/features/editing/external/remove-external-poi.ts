import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { markEffect } from '../../../platform/idempotency/effect-marks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { draftsRepository } from '../drafts/drafts.repository.ts';
import { findOrganisationToWrite } from '../drafts/start-draft.ts';
import type { LifecycleService } from '../lifecycle/lifecycle.service.ts';
import { forbidden } from '../lifecycle/moves/locked-poi.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import type { ExternalId, ExternalRemoval } from './external.schema.ts';
import { externalLock, storedSource } from './external-source.domain.ts';
import { findLockedPoi } from './find-locked-poi.ts';
import { lockToWrite, stepsOf } from './poi-steps.ts';
import { transactionKeptIf } from './roll-back.ts';
import type { UpsertCall } from './upsert-poi.ts';

export type RemoveExternalPoiDeps = { db: Db; clock: Clock; lifecycle: LifecycleService };

type Removed = Omit<ExternalRemoval, 'isDryRun'>;

/**
 * Deletes an event that visitors never saw, and archives another one; takes it back from review
 * first. Problems: poi_not_found, permission_missing, organisation_suspended,
 * poi_transition_forbidden.
 */
export const removeExternalPoi =
  ({ db, clock, lifecycle }: RemoveExternalPoiDeps) =>
  async (call: UpsertCall, id: ExternalId): Promise<ExternalRemoval> => {
    const removed = await transactionKeptIf(
      db,
      async (tx) => {
        const done = await removeIn(tx, lifecycle, call, id, clock.now());
        if (!call.isDryRun && done.outcome !== 'unchanged') await markEffect(tx);
        return done;
      },
      () => !call.isDryRun,
    );
    return { ...removed, isDryRun: call.isDryRun };
  };

async function removeIn(
  tx: Transaction,
  lifecycle: LifecycleService,
  { asker, organisationId, origins }: UpsertCall,
  { source: name, extId }: ExternalId,
  now: Date,
): Promise<Removed> {
  const { accountId } = asker;
  const source = storedSource(organisationId, name);
  await findOrganisationToWrite(tx, asker, organisationId);
  await lockName(tx, externalLock(source, extId));
  const found = await findLockedPoi(tx, { accountId, organisationId, source, extId });
  if (!found?.isOwn) throw new Problem('poi_not_found');
  const poiId = found.id;
  const state = await lockToWrite({ tx, asker, poiId });
  if (state.archivedAt !== null) return { outcome: 'unchanged', poiId };
  const step = stepsOf({ tx, asker, poiId, now });
  if (state.working?.status === 'in-review')
    await step((locked) => lifecycle.withdraw(locked, origins));
  if (state.publishedAt === null && state.working?.status !== 'accepted') {
    if (!(await draftsRepository(tx).delete({ poiId, accountId, now })))
      throw forbidden(statusOf(state), 'deleted');
    return { outcome: 'deleted', poiId };
  }
  // The address names the event, in the place of the title that a person types again.
  const confirmation = (state.working ?? state.published)?.label.trim() ?? '';
  await step((locked) => lifecycle.archive(locked, { confirmation }));
  return { outcome: 'archived', poiId };
}

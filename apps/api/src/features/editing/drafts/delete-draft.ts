import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';
import { forbidden } from '../lifecycle/moves/locked-poi.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import { assertEditor, assertWriter } from '../poi-changes.service.ts';
import { presentPoi } from '../reading/present-poi.service.ts';
import { draftsRepository } from './drafts.repository.ts';

export type DeleteDraftDeps = { db: Db; clock: Clock };

/**
 * Deletes a draft or refused event that was never published, for good. Problems: poi_not_found,
 * permission_missing, organisation_suspended, poi_version_stale, poi_transition_forbidden.
 */
export const deleteDraft =
  ({ db, clock }: DeleteDraftDeps) =>
  (asker: Asker, poiId: string, version: number): Promise<void> =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const { accountId, isModerator } = asker;
      const target = { accountId, poiId, isModerator };
      const events = lifecycleRepository(tx);
      const state = (await events.lock(target)) ? await events.findState(target) : undefined;
      if (!state) throw new Problem('poi_not_found');
      assertWriter(asker, state);
      assertEditor(asker, state);
      if (state.version !== version)
        throw new Problem('poi_version_stale').withPresent(await presentPoi(tx, asker, poiId, now));
      if (!(await draftsRepository(tx).delete({ poiId, accountId, now })))
        throw forbidden(statusOf(state), 'deleted');
    });

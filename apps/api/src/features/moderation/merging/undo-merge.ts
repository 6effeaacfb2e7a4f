import { askerOf } from '../../../platform/access/asker.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { LifecycleMailsService } from '../../editing/lifecycle/lifecycle-mails.service.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshLocked,
} from '../../editing/poi-changes.service.ts';
import type { ChangedPoi } from '../moderation.schema.ts';
import { mergingRepository } from './merging.repository.ts';

export type UndoMergeDeps = {
  db: Db;
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'withdraw'>;
};

/**
 * Restores a merged event with its addresses and favourites, and withdraws the mail about the merge
 * if it has not left. Problems: poi_not_found; poi_own, for either of the two events;
 * poi_decision_final, for an event that is not merged, or when the event that stays was merged too.
 */
export const undoMerge =
  ({ db, poiChanges, letters }: UndoMergeDeps) =>
  async (viewer: Viewer, poiId: string): Promise<ChangedPoi> => {
    const keptId = await mergingRepository(db).findKept(poiId);
    const target = {
      asker: askerOf(viewer),
      poiId,
      version: undefined,
      ...(keptId !== undefined && { otherPoiId: keptId }),
    };
    const restored = await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      const { tx, state, now } = locked;
      const { accountId, isAdmin } = locked.asker;
      const undone = await mergingRepository(tx).undo({ poiId, now, accountId, isAdmin });
      if (undone === undefined) throw new Problem('poi_decision_final');
      if (undone.isOwn) throw new Problem('poi_own');
      await refreshLocked(locked);
      await letters.withdraw(tx, undone.mergeId, state.organisation?.id ?? null, now);
      return {
        action: 'unmerged',
        versionNumber: null,
        fromStatus: 'archived',
        toStatus: undone.toStatus,
        changes: [{ field: '/mergedInto', from: undone.keptId, to: null }],
      };
    });
    return { id: restored.id, version: restored.version, status: restored.status };
  };

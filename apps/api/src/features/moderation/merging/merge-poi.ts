import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { v7 as uuidv7 } from 'uuid';
import { askerOf } from '../../../platform/access/asker.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type {
  LifecycleMailsService,
  Origins,
} from '../../editing/lifecycle/lifecycle-mails.service.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshLocked,
} from '../../editing/poi-changes.service.ts';
import { afterUndo } from '../after-undo.ts';
import type { ChangedPoi } from '../moderation.schema.ts';
import { mergingRepository } from './merging.repository.ts';
import type { Merge } from './merging.schema.ts';

export type MergePoiDeps = {
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'queue'>;
};

/**
 * Merges a duplicate into the event that stays, and mails its organisation, after some seconds in
 * which an undo withdraws the mail. Problems: poi_not_found and poi_own, for either of the two
 * events; poi_promoted and poi_version_stale, for the duplicate.
 */
export const mergePoi =
  ({ poiChanges, letters }: MergePoiDeps) =>
  async (
    viewer: Viewer,
    poiId: string,
    { version, intoPoiId }: Merge,
    origins: Origins,
  ): Promise<ChangedPoi> => {
    const target = { asker: askerOf(viewer), poiId, version, otherPoiId: intoPoiId };
    const merged = await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      const { tx, now, state } = locked;
      const { accountId, isAdmin } = locked.asker;
      const id = uuidv7();
      const kept = await mergingRepository(tx).merge({
        mergeId: id,
        isAutomatic: false,
        poiId,
        intoPoiId,
        now,
        today: parisDay(now),
        accountId,
        isAdmin,
      });
      if (kept === undefined) throw new Problem('poi_not_found');
      if (kept.isOwn) throw new Problem('poi_own');
      if (kept.campaign !== null)
        throw new Problem('poi_promoted', `The campaign "${kept.campaign}" promotes this event.`);
      await refreshLocked(locked);
      const title = (state.published ?? state.working)?.label;
      const { organisation } = state;
      if (title !== undefined)
        await letters.queue(
          tx,
          { id, poiId, organisation, title, kind: 'poi-merged', kept, sendAt: afterUndo(now) },
          origins,
        );
      return {
        id,
        action: 'merged',
        versionNumber: null,
        toStatus: 'archived',
        changes: [{ field: '/mergedInto', from: null, to: intoPoiId }],
      };
    });
    return { id: merged.id, version: merged.version, status: merged.status };
  };

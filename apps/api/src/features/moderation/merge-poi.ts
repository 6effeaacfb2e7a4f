import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Problem } from '../../platform/problems/problem.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshLocked,
} from '../editing/poi-changes.service.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { ChangedPoi, Merge } from './moderation.schema.ts';

export type MergePoiDeps = { poiChanges: PoiChangesService };

/**
 * Merges a duplicate into the event that stays. Problems: poi_not_found and poi_own, for either of
 * the two events; poi_promoted and poi_version_stale, for the duplicate.
 */
export const mergePoi =
  ({ poiChanges }: MergePoiDeps) =>
  async (viewer: Viewer, poiId: string, { version, intoPoiId }: Merge): Promise<ChangedPoi> => {
    const target = { asker: askerOf(viewer), poiId, version, otherPoiId: intoPoiId };
    const merged = await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      const { accountId, isAdmin } = locked.asker;
      const kept = await moderationRepository(locked.tx).merge({
        poiId,
        intoPoiId,
        now: locked.now,
        today: parisDay(locked.now),
        accountId,
        isAdmin,
      });
      if (kept === undefined) throw new Problem('poi_not_found');
      if (kept.isOwn) throw new Problem('poi_own');
      if (kept.campaign !== null)
        throw new Problem('poi_promoted', `The campaign "${kept.campaign}" promotes this event.`);
      await refreshLocked(locked);
      return {
        action: 'merged',
        versionNumber: null,
        toStatus: 'archived',
        changes: [{ field: '/mergedInto', from: null, to: intoPoiId }],
      };
    });
    return { id: merged.id, version: merged.version, status: merged.status };
  };

import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshLocked,
} from '../editing/poi-changes.service.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { PoiVisibility, Visibility } from './moderation.schema.ts';

export type SetPoiVisibilityDeps = { poiChanges: PoiChangesService };

/** Problems: poi_not_found, poi_own. */
export const setPoiVisibility =
  ({ poiChanges }: SetPoiVisibilityDeps) =>
  async (
    viewer: Viewer,
    poiId: string,
    { enabled, reason: givenReason }: Visibility,
  ): Promise<PoiVisibility> => {
    const reason = enabled ? null : (givenReason ?? null);
    const target = { asker: askerOf(viewer), poiId, version: undefined };
    await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      if (!(await moderationRepository(locked.tx).setVisibility({ poiId, enabled, reason })))
        return undefined;
      await refreshLocked(locked);
      return { action: enabled ? 'enabled' : 'disabled', versionNumber: null, comment: reason };
    });
    return { id: poiId, enabled, reason };
  };

import { v7 as uuidv7 } from 'uuid';
import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type {
  LifecycleMailsService,
  Origins,
} from '../editing/lifecycle/lifecycle-mails.service.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshLocked,
} from '../editing/poi-changes.service.ts';
import { afterUndo } from './after-undo.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { PoiVisibility, Visibility } from './moderation.schema.ts';

export type SetPoiVisibilityDeps = {
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'queue' | 'withdraw'>;
};

/**
 * Hides an event and mails the reason to its organiser, or shows it again. A repeated call changes
 * and mails nothing. The mail waits for some seconds, during which another call withdraws it.
 * Problems: poi_not_found, poi_own, poi_transition_forbidden (archived).
 */
export const setPoiVisibility =
  ({ poiChanges, letters }: SetPoiVisibilityDeps) =>
  async (
    viewer: Viewer,
    poiId: string,
    { enabled, reason: givenReason }: Visibility,
    origins: Origins,
  ): Promise<PoiVisibility> => {
    const reason = enabled ? null : (givenReason ?? null);
    const target = { asker: askerOf(viewer), poiId, version: undefined };
    await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      const { tx, state, now } = locked;
      if (state.archivedAt !== null) throw new Problem('poi_transition_forbidden', 'archived');
      const moderation = moderationRepository(tx);
      if (!(await moderation.setVisibility({ poiId, enabled, reason }))) return undefined;
      await refreshLocked(locked);
      const id = uuidv7();
      const { organisation } = state;
      const lastHidden = await moderation.findLastHidden(poiId);
      if (lastHidden !== undefined)
        await letters.withdraw(tx, lastHidden, organisation?.id ?? null, now);
      const title = (state.published ?? state.working)?.label;
      if (reason !== null && title !== undefined)
        await letters.queue(
          tx,
          { id, poiId, organisation, title, kind: 'poi-hidden', reason, sendAt: afterUndo(now) },
          origins,
        );
      return {
        id,
        action: enabled ? 'enabled' : 'disabled',
        versionNumber: null,
        comment: reason,
      };
    });
    return { id: poiId, enabled, reason };
  };

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
import { moderationRepository } from './moderation.repository.ts';
import type { ChangedPoi, Reassignment } from './moderation.schema.ts';

export type ReassignPoiDeps = {
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'queue'>;
};

type Given = NonNullable<Awaited<ReturnType<ReturnType<typeof moderationRepository>['reassign']>>>;

const organisationOf = ({ organisationId: id, organisationName: name }: Given) =>
  id === null || name === null ? null : { id, name };

/**
 * Gives an event to an organisation, after which imports no longer change it; null gives it back to
 * its import. Problems: poi_not_found, poi_own, poi_version_stale, organisation_not_found (unknown
 * or not approved; for null: the event has no import), organisation_own (the moderator is a member
 * of it and not an administrator).
 */
export const reassignPoi =
  ({ poiChanges, letters }: ReassignPoiDeps) =>
  async (
    viewer: Viewer,
    poiId: string,
    { version, organisationId }: Reassignment,
    origins: Origins,
  ): Promise<ChangedPoi> => {
    const target = { asker: askerOf(viewer), poiId, version };
    const moved = await poiChanges.change(target, async (locked) => {
      assertModerates(locked);
      const { tx, state, asker } = locked;
      const { accountId, isAdmin } = asker;
      const given = await moderationRepository(tx).reassign({
        poiId,
        organisationId,
        accountId,
        isAdmin,
      });
      if (given === undefined) throw new Problem('organisation_not_found');
      if (given.isOwn) throw new Problem('organisation_own');
      await refreshLocked(locked);
      const id = uuidv7();
      const title = (state.working ?? state.published)?.label;
      const organisation = organisationOf(given);
      if (title !== undefined)
        await letters.queue(
          tx,
          { id, poiId, organisation, title, kind: 'poi-reassigned' },
          origins,
        );
      const from = state.organisation?.name ?? null;
      const changes = [{ field: '/organisation', from, to: given.organisationName }];
      return { id, action: 'reassigned', versionNumber: null, changes };
    });
    return { id: moved.id, version: moved.version, status: moved.status };
  };

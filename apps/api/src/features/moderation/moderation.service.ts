import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import { askerOf } from '../../platform/asker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type {
  LifecycleMailsService,
  Origins,
} from '../editing/lifecycle/lifecycle-mails.service.ts';
import {
  assertModerates,
  type PoiChangesService,
  refreshHeld,
} from '../editing/poi-changes.service.ts';
import { moderationRepository } from './moderation.repository.ts';
import type {
  ChangedPoi,
  ClaimAnswer,
  Merge,
  PoiDuplicates,
  PoiVisibility,
  QueueQuery,
  Reassignment,
  ReviewQueue,
  Visibility,
} from './moderation.schema.ts';

export type ModerationDeps = {
  db: Db;
  clock: Clock;
  poiChanges: PoiChangesService;
  letters: Pick<LifecycleMailsService, 'tell'>;
};

const minuteMs = 60_000;
const { claimMinutes, duplicateWithinM } = reviewLimits;

const changed = ({ id, version, status }: ChangedPoi): ChangedPoi => ({ id, version, status });

/** The work of moderators beside their yes and no: what waits, who looks at it, whose it is, whether it is seen, and what is there twice. */
export function moderationService({ db, clock, poiChanges, letters }: ModerationDeps) {
  const moderation = moderationRepository(db);

  return {
    listQueue: async (
      { userId }: Viewer,
      { offset, pageSize }: QueueQuery,
    ): Promise<ReviewQueue> => {
      const rows = await moderation.listQueue({
        accountId: userId,
        now: clock.now(),
        withinM: duplicateWithinM,
        offset,
        pageSize,
      });
      return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
    },

    /** Takes an event in review for a while; somebody else's claim is answered, not taken. Problems: poi_not_found. */
    claim: async ({ userId }: Viewer, poiId: string): Promise<ClaimAnswer> => {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + claimMinutes * minuteMs);
      const claim = await moderation.claim({ poiId, accountId: userId, now, expiresAt });
      if (claim === undefined) throw new Problem('poi_not_found');
      return { claim };
    },

    release: async ({ userId }: Viewer, poiId: string): Promise<ClaimAnswer> => {
      await moderation.release({ poiId, accountId: userId });
      return { claim: null };
    },

    listDuplicates: async (poiId: string): Promise<PoiDuplicates> => ({
      items: await moderation.listDuplicates({
        poiId,
        withinM: duplicateWithinM,
        today: parisDay(clock.now()),
      }),
    }),

    /**
     * Gives an event to an organisation, which stops the import; null hands it back. Problems: poi_not_found, poi_own, poi_version_stale,
     * organisation_not_found (none that is approved, or no import to hand it back to), organisation_own (the moderator is a member of it).
     */
    reassign: async (
      viewer: Viewer,
      poiId: string,
      { version, organisationId }: Reassignment,
      origins: Origins,
    ): Promise<ChangedPoi> =>
      changed(
        await poiChanges.change({ asker: askerOf(viewer), poiId, version }, async (held) => {
          assertModerates(held);
          const { tx, state, asker } = held;
          const { accountId, isAdmin } = asker;
          const given = await moderationRepository(tx).reassign({
            poiId,
            organisationId,
            accountId,
            isAdmin,
          });
          if (given === undefined) throw new Problem('organisation_not_found');
          if (given.isOwn) throw new Problem('organisation_own');
          await refreshHeld(held);
          const id = uuidv7();
          const title = (state.working ?? state.published)?.label;
          const organisation =
            given.organisationId === null || given.organisationName === null
              ? null
              : { id: given.organisationId, name: given.organisationName };
          if (title !== undefined)
            await letters.tell(
              tx,
              { id, poiId, organisation, title, kind: 'poi-reassigned' },
              origins,
            );
          const changes = [
            {
              field: '/organisation',
              from: state.organisation?.name ?? null,
              to: given.organisationName,
            },
          ];
          return { id, action: 'reassigned', versionNumber: null, changes };
        }),
      ),

    /** Shows or hides an event without touching its workflow status. Problems: poi_not_found, poi_own. */
    setVisibility: async (
      viewer: Viewer,
      poiId: string,
      { enabled, reason }: Visibility,
    ): Promise<PoiVisibility> => {
      const told = enabled ? null : (reason ?? null);
      await poiChanges.change(
        { asker: askerOf(viewer), poiId, version: undefined },
        async (held) => {
          assertModerates(held);
          if (
            !(await moderationRepository(held.tx).setVisibility({ poiId, enabled, reason: told }))
          )
            return undefined;
          await refreshHeld(held);
          return { action: enabled ? 'enabled' : 'disabled', versionNumber: null, comment: told };
        },
      );
      return { id: poiId, enabled, reason: told };
    },

    /** Merges a duplicate into the event that stays. Problems: poi_not_found (either), poi_own (either), poi_version_stale. */
    merge: async (
      viewer: Viewer,
      poiId: string,
      { version, intoPoiId }: Merge,
    ): Promise<ChangedPoi> =>
      changed(
        await poiChanges.change(
          { asker: askerOf(viewer), poiId, version, otherPoiId: intoPoiId },
          async (held) => {
            assertModerates(held);
            const { accountId, isAdmin } = held.asker;
            const merged = await moderationRepository(held.tx).merge({
              poiId,
              intoPoiId,
              now: held.now,
              accountId,
              isAdmin,
            });
            if (merged === undefined) throw new Problem('poi_not_found');
            if (merged.isOwn) throw new Problem('poi_own');
            await refreshHeld(held);
            return {
              action: 'merged',
              versionNumber: null,
              toStatus: 'archived',
              changes: [{ field: '/mergedInto', from: null, to: intoPoiId }],
            };
          },
        ),
      ),
  };
}

export type ModerationService = ReturnType<typeof moderationService>;

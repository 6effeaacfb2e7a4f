import { canBecome } from '@parages/contracts/vocabulary/poi-statuses';
import { v7 as uuidv7 } from 'uuid';
import { Problem } from '../../../platform/problem.ts';
import { isLight } from '../content/changes.domain.ts';
import { contentRepository } from '../content/content.repository.ts';
import { assertModerates, type Entry, type HeldPoi } from '../poi-changes.service.ts';
import {
  afterUndo,
  assertApproved,
  assertComplete,
  changesOnline,
  forbidden,
  noReasons,
  putOnline,
  working,
} from './held-poi.ts';
import { lifecycleRepository } from './lifecycle.repository.ts';
import type { Acceptance, Archival, Refusal, Submission } from './lifecycle.schema.ts';
import type { LifecycleMailsService, LifecycleNews, Origins } from './lifecycle-mails.service.ts';
import { canArchive, canDiscard, canRepublish, statusOf } from './transitions.domain.ts';

/** The one place that moves an event from state to state. Each move runs within a held event and answers what to write down. */
export function lifecycleService({ letters }: { letters: LifecycleMailsService }) {
  const about = ({ state }: HeldPoi, id: string, title: string) => ({
    id,
    poiId: state.id,
    organisation: state.organisation,
    title,
  });

  return {
    /** Problems: poi_transition_forbidden, organisation_not_approved, poi_incomplete (each tab and field). */
    submit: async (
      held: HeldPoi,
      { autopublish }: Pick<Submission, 'autopublish'>,
      origins: Origins,
    ): Promise<Entry> => {
      const { tx, state, now, asker } = held;
      const version = working(state, 'in-review');
      assertApproved(state);
      const content = await assertComplete(held, version.id);
      await lifecycleRepository(tx).move({
        ...noReasons,
        versionId: version.id,
        status: 'in-review',
        autopublish,
        submittedAt: now,
      });
      const id = uuidv7();
      const news = {
        ...about(held, id, content.dates.label),
        kind: 'poi-in-review' as const,
        onlyAccountId: asker.accountId,
      };
      await letters.tell(tx, news, origins);
      const changes = await changesOnline(held, content);
      return {
        id,
        action: 'submitted',
        versionNumber: version.number,
        fromStatus: version.status,
        toStatus: 'in-review',
        changes,
      };
    },

    /** An accepted version, or one that changes little of the published one. Problems: as `submit`. */
    publish: async (held: HeldPoi, origins: Origins): Promise<Entry> => {
      const { tx, state } = held;
      const version = state.archivedAt === null ? state.working : null;
      if (version === null || (version.status !== 'accepted' && version.status !== 'draft'))
        throw forbidden(statusOf(state), 'published');
      const content = await contentRepository(tx).find(version.id);
      const changes = await changesOnline(held, content);
      const isAccepted = canBecome(version.status, 'published');
      if (!isAccepted && !canRepublish(state, isLight(changes)))
        throw forbidden(version.status, 'published');
      assertApproved(state);
      if (!isAccepted) await assertComplete(held, version.id);
      const slugFr = await putOnline(held, version, content, null);
      const id = uuidv7();
      if (isAccepted)
        await letters.tell(
          tx,
          { ...about(held, id, content.dates.label), kind: 'poi-published', slugFr },
          origins,
        );
      const fromStatus = isAccepted ? version.status : 'published';
      return {
        id,
        action: 'published',
        versionNumber: version.number,
        fromStatus,
        toStatus: 'published',
        changes,
      };
    },

    /** Opens a version in preparation beside the published one. */
    revise: async ({ tx, state, now }: HeldPoi): Promise<Entry> => {
      const { published } = state;
      if (published === null || state.working !== null || state.archivedAt !== null)
        throw forbidden(statusOf(state), 'draft');
      const number = await lifecycleRepository(tx).nextNumber(state.id);
      const copied = {
        versionId: published.id,
        newVersionId: uuidv7(),
        poiId: state.id,
        number,
        withPeriods: true,
        organizerName: null,
        now,
      };
      await contentRepository(tx).copy(copied);
      return {
        action: 'revised',
        versionNumber: number,
        fromStatus: 'published',
        toStatus: 'draft',
      };
    },

    /** Gives the version in preparation up for the published one. */
    discard: async ({ tx, state }: HeldPoi): Promise<Entry> => {
      if (!canDiscard(state) || state.working === null)
        throw forbidden(statusOf(state), 'published');
      await lifecycleRepository(tx).deleteVersion(state.working.id);
      return {
        action: 'discarded',
        versionNumber: state.working.number,
        fromStatus: state.working.status,
        toStatus: 'published',
      };
    },

    /** For good. Problems: poi_transition_forbidden, poi_confirmation_wrong. */
    archive: async (
      { tx, state, now }: HeldPoi,
      { confirmation }: Pick<Archival, 'confirmation'>,
    ): Promise<Entry> => {
      const shown = state.working ?? state.published;
      if (!canArchive(state) || shown === null) throw forbidden(statusOf(state), 'archived');
      if (confirmation.normalize() !== shown.label.trim().normalize())
        throw new Problem('poi_confirmation_wrong');
      const events = lifecycleRepository(tx);
      await events.archive(state.id, now);
      await events.refresh(state.id, now);
      return {
        action: 'archived',
        versionNumber: shown.number,
        fromStatus: statusOf(state),
        toStatus: 'archived',
      };
    },

    /** A moderator's yes: online at once when the organiser wished so. Problems: poi_own, poi_transition_forbidden, organisation_not_approved. */
    accept: async (
      held: HeldPoi,
      { note = null }: Pick<Acceptance, 'note'>,
      origins: Origins,
    ): Promise<Entry> => {
      const { tx, state, now } = held;
      assertModerates(held);
      const to = state.working?.autopublish === false ? 'accepted' : 'published';
      const version = working(state, to);
      if (version.status !== 'in-review') throw forbidden(version.status, to);
      assertApproved(state);
      const id = uuidv7();
      const content = await contentRepository(tx).find(version.id);
      const changes = await changesOnline(held, content);
      const news = { ...about(held, id, content.dates.label), sendAt: afterUndo(now) };
      if (to === 'accepted') {
        await lifecycleRepository(tx).move({
          ...noReasons,
          versionId: version.id,
          status: to,
          decidedAt: now,
        });
        await letters.tell(tx, { ...news, kind: 'poi-accepted' }, origins);
      } else {
        const slugFr = await putOnline(held, version, content, now);
        await letters.tell(tx, { ...news, kind: 'poi-published', slugFr }, origins);
      }
      return {
        id,
        action: 'accepted',
        versionNumber: version.number,
        fromStatus: 'in-review',
        toStatus: to,
        changes,
        note,
      };
    },

    /** A moderator's no, with its reasons. Problems: poi_own, poi_transition_forbidden. */
    refuse: async (
      held: HeldPoi,
      { reasons, comment = null, note = null }: Omit<Refusal, 'version'>,
      origins: Origins,
    ): Promise<Entry> => {
      const { tx, state, now } = held;
      assertModerates(held);
      const version = working(state, 'refused');
      if (version.status !== 'in-review') throw forbidden(version.status, 'refused');
      await lifecycleRepository(tx).move({
        ...noReasons,
        versionId: version.id,
        status: 'refused',
        decidedAt: now,
        reasons,
        comment,
      });
      const id = uuidv7();
      const news: LifecycleNews = {
        ...about(held, id, version.label),
        sendAt: afterUndo(now),
        kind: 'poi-refused',
        reasons,
        comment,
      };
      await letters.tell(tx, news, origins);
      const told = { reasons, comment, note };
      return {
        id,
        action: 'refused',
        versionNumber: version.number,
        fromStatus: 'in-review',
        toStatus: 'refused',
        ...told,
      };
    },

    /** The moderator takes his last decision back before its mail leaves. Problems: poi_own, poi_decision_final. */
    undo: async (held: HeldPoi): Promise<Entry> => {
      const { tx, state, now, asker } = held;
      assertModerates(held);
      const events = lifecycleRepository(tx);
      const last = await events.findLastHistory(state.id);
      const isHis =
        last?.actorId === asker.accountId &&
        (last.action === 'accepted' || last.action === 'refused');
      if (!last || !isHis || now >= afterUndo(last.happenedAt))
        throw new Problem('poi_decision_final');
      if (!(await letters.takeBack(tx, last.id, state.organisation?.id ?? null, now)))
        throw new Problem('poi_decision_final');
      const version = last.toStatus === 'published' ? state.published : state.working;
      if (version === null) throw new Problem('poi_decision_final');
      await events.move({ ...noReasons, versionId: version.id, status: 'in-review' });
      if (last.toStatus === 'published') {
        await events.unpublish(state.id);
        await events.refresh(state.id, now);
      }
      return {
        action: 'undone',
        versionNumber: version.number,
        fromStatus: last.toStatus,
        toStatus: 'in-review',
      };
    },
  };
}

export type LifecycleService = ReturnType<typeof lifecycleService>;

import { featureGroups } from '@parages/contracts/vocabulary/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/feature-groups.fr';
import { canBecome } from '@parages/contracts/vocabulary/poi-statuses';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../platform/asker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { LettersService } from '../letters/letters.service.ts';
import { organisationsOf } from '../organisations/memberships.service.ts';
import { changesBetween } from './content/changes.domain.ts';
import { contentRepository } from './content/content.repository.ts';
import { type SavedTab, saveTab } from './content/save-tab.service.ts';
import { editingRepository } from './editing.repository.ts';
import type { HistoryQuery, ListQuery, LiveStateBody, TabBodies } from './editing.schema.ts';
import { lifecycleRepository } from './lifecycle/lifecycle.repository.ts';
import type { Acceptance, Archival, Refusal, Submission } from './lifecycle/lifecycle.schema.ts';
import type { LifecycleService } from './lifecycle/lifecycle.service.ts';
import type { Origins } from './lifecycle/lifecycle-mails.service.ts';
import { statusOf } from './lifecycle/transitions.domain.ts';
import type {
  FeatureList,
  OrganiserPoi,
  OrganiserPoiList,
  PoiHistory,
} from './organiser-poi.schema.ts';
import type { Entry, HeldPoi, PoiChangesService } from './poi-changes.service.ts';
import { presentPoi } from './present-poi.service.ts';
import { traceWork } from './traces/traces.service.ts';
import { likeWords } from './words.domain.ts';

/** A move of an event from state to state. */
export type Move =
  | ({ to: 'submission' } & Submission)
  | { to: 'publication' | 'revision' | 'discarding' | 'undoing'; version: number }
  | ({ to: 'archival' } & Archival)
  | ({ to: 'acceptance' } & Acceptance)
  | ({ to: 'refusal' } & Refusal);

export type EditingDeps = {
  db: Db;
  clock: Clock;
  poiChanges: PoiChangesService;
  lifecycle: LifecycleService;
  letters: Pick<LettersService, 'queueChangeAlerts'>;
};

/**
 * Changes the version in preparation of an event that is held, and answers what to write down.
 * @throws {Problem} poi_transition_forbidden unless it is a draft or was refused
 */
async function editWorking(
  held: HeldPoi,
  work: (versionId: string) => Promise<void>,
): Promise<Entry | undefined> {
  const { tx, state } = held;
  const { working } = state;
  const status = statusOf(state);
  if (working === null || state.archivedAt !== null || !canBecome(working.status, working.status))
    throw new Problem('poi_transition_forbidden', `${status} → ${status}`);
  const content = contentRepository(tx);
  const before = await content.find(working.id);
  await work(working.id);
  held.saved = await content.find(working.id);
  const changes = changesBetween(before, held.saved);
  if (changes.length === 0) return undefined;
  return {
    action: 'saved',
    versionNumber: working.number,
    fromStatus: working.status,
    toStatus: working.status,
    changes,
  };
}

/** Writing events: lists, tabs, moves, history. */
export function editingService({ db, clock, poiChanges, lifecycle, letters }: EditingDeps) {
  const repository = editingRepository(db);

  function moveHeld(held: HeldPoi, move: Move, origins: Origins): Promise<Entry> {
    switch (move.to) {
      case 'submission':
        return lifecycle.submit(held, move, origins);
      case 'publication':
        return lifecycle.publish(held, origins);
      case 'revision':
        return lifecycle.revise(held);
      case 'discarding':
        return lifecycle.discard(held);
      case 'archival':
        return lifecycle.archive(held, move);
      case 'acceptance':
        return lifecycle.accept(held, move, origins);
      case 'refusal':
        return lifecycle.refuse(held, move, origins);
      case 'undoing':
        return lifecycle.undo(held);
    }
  }

  async function setLiveState(
    held: HeldPoi,
    liveState: LiveStateBody['liveState'],
  ): Promise<Entry | undefined> {
    const { tx, state, now } = held;
    if (state.published === null || state.archivedAt !== null)
      throw new Problem('poi_transition_forbidden', `${statusOf(state)}: not online`);
    const events = lifecycleRepository(tx);
    if (!(await events.setLiveState(state.id, liveState))) return undefined;
    const id = uuidv7();
    await events.refresh(state.id, now);
    await letters.queueChangeAlerts(tx, state.id, { id, liveState });
    const changes = [{ field: '/liveState', from: state.liveState, to: liveState }];
    return { id, action: 'live-state', versionNumber: state.published.number, changes };
  }

  return {
    /** One's own events. An organisation of somebody else has none. */
    list: async (
      { accountId }: Asker,
      { organisationId, status, q, offset, pageSize }: ListQuery,
    ): Promise<OrganiserPoiList> => {
      const mine = (await organisationsOf(db, accountId)).map(({ id }) => id);
      const organisationIds =
        organisationId === undefined ? mine : mine.filter((id) => id === organisationId);
      const words = likeWords(q);
      const [items, counted] = await Promise.all([
        repository.list({
          organisationIds,
          status: status ?? null,
          words,
          offset,
          pageSize,
          now: clock.now(),
        }),
        repository.count(organisationIds, words),
      ]);
      const {
        total = 0,
        inReview = 0,
        ...others
      } = counted ?? { draft: 0, accepted: 0, refused: 0, published: 0, archived: 0 };
      const counts = { ...others, 'in-review': inReview };
      return { items, total: status === undefined ? total : counts[status], counts };
    },

    listFeatures: async (): Promise<FeatureList> => {
      const features = await repository.listFeatures();
      return {
        items: featureGroups.flatMap((group) => {
          const own = features
            .filter((feature) => feature.group === group)
            .map(({ id, label }) => ({ id, label }));
          return own.length === 0
            ? []
            : [{ group, label: featureGroupLabels[group], features: own }];
        }),
      };
    },

    /** Problems: poi_not_found. */
    get: (asker: Asker, poiId: string): Promise<OrganiserPoi> =>
      presentPoi(db, asker, poiId, clock.now()),

    /** The version that is in preparation, else the published one. Problems: poi_not_found. */
    findShownVersion: async ({ accountId, isModerator }: Asker, poiId: string): Promise<string> => {
      const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
      if (!state) throw new Problem('poi_not_found');
      return state.shownVersionId;
    },

    /** Problems: poi_not_found. */
    listHistory: async (
      { accountId, isModerator }: Asker,
      poiId: string,
      { before, pageSize }: HistoryQuery,
    ): Promise<PoiHistory> => {
      const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
      if (!state) throw new Problem('poi_not_found');
      const rows = await repository.listHistory({
        poiId,
        before: before ?? null,
        pageSize: pageSize + 1,
      });
      const items = rows.slice(0, pageSize).map(({ actorId, actor, note, ...entry }) => ({
        ...entry,
        actor: entry.actorKind === 'organiser' || isModerator ? actor : null,
        isMe: actorId === accountId,
        note: isModerator ? note : null,
      }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
    },

    /** One tab, whole. Problems: those of `change`, poi_transition_forbidden, request_invalid (each field). */
    save: <Tab extends keyof TabBodies>(
      asker: Asker,
      poiId: string,
      tab: Tab,
      { version, ...body }: TabBodies[Tab],
    ): Promise<OrganiserPoi> =>
      poiChanges.change({ asker, poiId, version }, (held) =>
        editWorking(held, (versionId) =>
          saveTab(held.tx, versionId, { tab, body } as SavedTab, held.now),
        ),
      ),

    /** Problems: those of `change` and of the move. */
    move: (asker: Asker, poiId: string, move: Move, origins: Origins): Promise<OrganiserPoi> =>
      poiChanges.change({ asker, poiId, version: move.version }, (held) =>
        moveHeld(held, move, origins),
      ),

    /** What is online is announced as cancelled, postponed, full or as planned; whoever has it as a favourite is told. */
    setLiveState: (
      asker: Asker,
      poiId: string,
      { version, liveState }: LiveStateBody,
    ): Promise<OrganiserPoi> =>
      poiChanges.change({ asker, poiId, version }, (held) => setLiveState(held, liveState)),

    /** Problems: poi_not_found, permission_missing, organisation_suspended. */
    assertMayWrite: (asker: Asker, poiId: string): Promise<void> =>
      poiChanges.assertMayWrite({ asker, poiId }),

    /** Problems: those of `change`, trace_unreadable, trace_out_of_bounds, payload_too_large, work_busy. */
    addTrace: async (
      asker: Asker,
      poiId: string,
      { version, file }: { version: number; file: Buffer },
    ): Promise<OrganiserPoi> => {
      const addTrace = await traceWork(file);
      return poiChanges.change({ asker, poiId, version }, (held) =>
        editWorking(held, (versionId) => addTrace(held.tx, versionId)),
      );
    },

    /** The tour stays, without its line. */
    removeTrace: (asker: Asker, poiId: string, version: number): Promise<OrganiserPoi> =>
      poiChanges.change({ asker, poiId, version }, (held) =>
        editWorking(held, async (versionId) => {
          await contentRepository(held.tx).deleteTrace(versionId);
        }),
      ),
  };
}

export type EditingService = ReturnType<typeof editingService>;

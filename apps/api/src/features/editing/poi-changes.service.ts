import type { PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import type { RefusalReason } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../platform/access/asker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { mergeChanges } from './content/changes.domain.ts';
import type { Content } from './content/content.schema.ts';
import { historyRepository } from './history/history.repository.ts';
import { lifecycleRepository, type PoiState } from './lifecycle/lifecycle.repository.ts';
import { canDecide, canWrite } from './lifecycle/transitions.domain.ts';
import type { Change, OrganiserPoi } from './organiser-poi.schema.ts';
import { presentPoi } from './reading/present-poi.service.ts';

const mergeWindowMs = 30 * 60_000;
const transactionMs = 20_000;

/** An event that is locked until the transaction ends. */
export type LockedPoi = {
  tx: Transaction;
  asker: Asker;
  state: PoiState;
  now: Date;
  /** Content of the working version after the change, when `work` has read it. */
  saved?: Content;
};

/** An entry for the history. A mail about the entry uses the same `id`. */
export type Entry = {
  id?: string;
  action: string;
  versionNumber: number | null;
  fromStatus?: PoiStatus | null;
  toStatus?: PoiStatus | null;
  changes?: readonly Change[];
  reasons?: readonly RefusalReason[];
  comment?: string | null;
  note?: string | null;
};

function assertWriter(asker: Asker, state: PoiState): void {
  if (canWrite(asker, state)) return;
  throw new Problem(
    asker.canEdit && state.memberRole !== 'reader' && state.organisation?.status === 'suspended'
      ? 'organisation_suspended'
      : 'permission_missing',
  );
}

/**
 * Refuses a moderator who belongs to the organisation of the event, unless they are an
 * administrator. @throws {Problem} poi_own
 */
export function assertModerates({ asker, state }: LockedPoi): void {
  if (!canDecide(asker, state)) throw new Problem('poi_own');
}

const decisions = ['accepted', 'refused', 'undone'];

// Decisions count as those of a moderator, even when an administrator who belongs to the
// organisation decides. Other changes by an owner or editor count as those of an organiser.
const kindOf = ({ asker, state }: LockedPoi, { action }: Entry): 'organiser' | 'moderator' =>
  !decisions.includes(action) &&
  asker.canEdit &&
  state.memberRole !== null &&
  state.memberRole !== 'reader'
    ? 'organiser'
    : 'moderator';

/**
 * Adds an entry to the history. A save is merged into the last entry when that is a save of the
 * same version by the same account, at most 30 minutes before.
 */
export async function writeEntry(locked: LockedPoi, entry: Entry): Promise<void> {
  const { tx, asker, state, now } = locked;
  const history = historyRepository(tx);
  const { action, versionNumber, changes = [] } = entry;
  if (action === 'saved') {
    const last = await history.findLast(state.id);
    const isSameSession =
      last?.action === 'saved' && now.getTime() - last.happenedAt.getTime() <= mergeWindowMs;
    if (isSameSession && last.actorId === asker.accountId && last.versionNumber === versionNumber) {
      await history.merge({
        id: last.id,
        diff: JSON.stringify(mergeChanges(last.diff, changes)),
        now,
      });
      return;
    }
  }
  await history.add({
    id: entry.id ?? uuidv7(),
    poiId: state.id,
    now,
    actorId: asker.accountId,
    actorKind: kindOf(locked, entry),
    action,
    versionNumber,
    fromStatus: entry.fromStatus ?? null,
    toStatus: entry.toStatus ?? null,
    diff: JSON.stringify(changes),
    reasons: [...(entry.reasons ?? [])],
    comment: entry.comment ?? null,
    note: entry.note ?? null,
  });
}

/** Updates the search projection of a locked event. */
export const refreshLocked = ({ tx, state, now }: LockedPoi): Promise<unknown> =>
  lifecycleRepository(tx).refresh(state.id, now);

export type PoiChange = {
  asker: Asker;
  poiId: string;
  /** The version that the caller has read; undefined skips the check. */
  version: number | undefined;
  /** Another event that the change reads or writes. Both are locked, in the order of their ids. */
  otherPoiId?: string;
};

/**
 * Changes events for requests: locks the event, checks its version, writes the history and
 * increments the version. Imports write events without this service.
 */
export function poiChangesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * Checks that the asker may change an event, before a large upload is read. Problems:
     * poi_not_found, permission_missing, organisation_suspended.
     */
    assertMayWrite: async ({ asker, poiId }: Pick<PoiChange, 'asker' | 'poiId'>): Promise<void> => {
      const { accountId, isModerator } = asker;
      const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
      if (!state) throw new Problem('poi_not_found');
      assertWriter(asker, state);
    },

    /**
     * Runs a change in one transaction and returns the event after it. `work` returns the history
     * entry, undefined when nothing changed.
     * Problems: poi_not_found, permission_missing, organisation_suspended, poi_version_stale (with
     * the present state), and those of `work`.
     */
    change: (
      { asker, poiId, version, otherPoiId }: PoiChange,
      work: (locked: LockedPoi) => Promise<Entry | undefined>,
    ): Promise<OrganiserPoi> =>
      db.$transaction(
        async (tx) => {
          const now = clock.now();
          const events = lifecycleRepository(tx);
          const target = { accountId: asker.accountId, poiId, isModerator: asker.isModerator };
          if (otherPoiId !== undefined) await events.lockPair(poiId, otherPoiId);
          const state = (await events.lock(target)) ? await events.findState(target) : undefined;
          if (!state) throw new Problem('poi_not_found');
          assertWriter(asker, state);
          if (version !== undefined && state.version !== version)
            throw new Problem('poi_version_stale').withPresent(
              await presentPoi(tx, asker, poiId, now),
            );
          const locked: LockedPoi = { tx, asker, state, now };
          const entry = await work(locked);
          if (entry !== undefined) {
            await writeEntry(locked, entry);
            await events.bump(poiId, now);
          }
          return presentPoi(tx, asker, poiId, now, locked.saved);
        },
        { timeout: transactionMs },
      ),
  };
}

export type PoiChangesService = ReturnType<typeof poiChangesService>;

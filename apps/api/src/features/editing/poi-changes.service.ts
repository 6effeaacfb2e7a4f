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
import { canDecide, canWrite, isEditorOf } from './lifecycle/transitions.domain.ts';
import type { Change, OrganiserPoi } from './organiser-poi.schema.ts';
import { presentPoi } from './reading/present-poi.service.ts';

const mergeWindowMs = 30 * 60_000;
const transactionMs = 20_000;

export type LockedPoi = {
  tx: Transaction;
  asker: Asker;
  state: PoiState;
  now: Date;
  /** Content of the working version after the change; undefined unless `work` has read it. */
  saved?: Content;
};

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
  /** Of the mail that reports this decision with others. */
  digestId?: string | null;
};

export function assertWriter(asker: Asker, state: PoiState): void {
  if (canWrite(asker, state)) return;
  throw new Problem(
    asker.canEdit && state.memberRole !== 'reader' && state.organisation?.status === 'suspended'
      ? 'organisation_suspended'
      : 'permission_missing',
  );
}

/** Refuses a moderator who is no editor of the organisation, too. */
export function assertEditor(asker: Asker, state: PoiState): void {
  if (!isEditorOf(asker, state)) throw new Problem('permission_missing');
}

export function assertModerates({ asker, state }: LockedPoi): void {
  if (!canDecide(asker, state)) throw new Problem('poi_own');
}

const decisions = ['accepted', 'refused', 'undone'];

// An administrator may decide about an event of their own organisation. The history shows such a
// decision as that of a moderator.
const kindOf = ({ asker, state }: LockedPoi, { action }: Entry): 'organiser' | 'moderator' =>
  !decisions.includes(action) &&
  asker.canEdit &&
  state.memberRole !== null &&
  state.memberRole !== 'reader'
    ? 'organiser'
    : 'moderator';

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
    digestId: entry.digestId ?? null,
  });
}

export const refreshLocked = ({ tx, state, now }: LockedPoi): Promise<unknown> =>
  lifecycleRepository(tx).refresh(state.id, now);

export type PoiChange = {
  asker: Asker;
  poiId: string;
  /** The version that the caller has read; undefined skips the check. */
  version: number | undefined;
  /** A second event that `work` needs locked. */
  otherPoiId?: string;
};

/** Imports write events without this service. */
export function poiChangesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    assertMayWrite: async ({ asker, poiId }: Pick<PoiChange, 'asker' | 'poiId'>): Promise<void> => {
      const { accountId, isModerator } = asker;
      const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
      if (!state) throw new Problem('poi_not_found');
      assertWriter(asker, state);
    },

    /**
     * `work` returns undefined when nothing changed; the version of the event then stays the same.
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

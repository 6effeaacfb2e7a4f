import type { Asker } from '../../../platform/access/asker.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lifecycleRepository, type PoiState } from '../lifecycle/lifecycle.repository.ts';
import { assertWriter, type Entry, type LockedPoi, writeEntry } from '../poi-changes.service.ts';

export type Step = (work: (locked: LockedPoi) => Promise<Entry | undefined>) => Promise<boolean>;

type Target = { tx: Transaction; asker: Asker; poiId: string; now: Date };

/** Locks an event until the end of the transaction. Problems: those of `assertWriter`. */
export async function lockToWrite({ tx, asker, poiId }: Omit<Target, 'now'>): Promise<PoiState> {
  const { accountId } = asker;
  const target = { accountId, poiId, isModerator: false };
  const events = lifecycleRepository(tx);
  const state = (await events.lock(target)) ? await events.findState(target) : undefined;
  if (!state) throw new Problem('poi_not_found');
  assertWriter(asker, state);
  return state;
}

/**
 * Runs the acts of the editor on an event that the transaction has locked or created, each with the
 * state that the former ones left. Returns false for an act that changed nothing.
 */
export const stepsOf =
  ({ tx, asker, poiId, now }: Target): Step =>
  async (work) => {
    const events = lifecycleRepository(tx);
    const { accountId } = asker;
    const state = await events.findState({ accountId, poiId, isModerator: false });
    if (!state) throw new Problem('poi_not_found');
    const locked: LockedPoi = { tx, asker, state, now };
    const entry = await work(locked);
    if (entry === undefined) return false;
    await writeEntry(locked, entry);
    await events.bump(poiId, now);
    return true;
  };

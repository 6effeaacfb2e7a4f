import { Problem } from '../../../../platform/problems/problem.ts';
import { historyRepository, type LastHistory } from '../../history/history.repository.ts';
import { assertModerates, type Entry, type LockedPoi } from '../../poi-changes.service.ts';
import type { ReviewDigestsService } from '../bulk/review-digests.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import { afterUndo, noReasons } from './locked-poi.ts';

export type UndoDecisionDeps = {
  letters: Pick<LifecycleMailsService, 'withdraw'>;
  digests: Pick<ReviewDigestsService, 'remove'>;
};

/** Decisions that one mail reports stay open together, for ten seconds after the last of them. */
async function findOpenDecision(
  { tx, state, asker }: LockedPoi,
  askedAt: Date,
): Promise<LastHistory> {
  const history = historyRepository(tx);
  const last = await history.findLast(state.id);
  const isDecision = last?.action === 'accepted' || last?.action === 'refused';
  if (!last || !isDecision || last.actorId !== asker.accountId) throw isFinal();
  const ofAll = last.digestId === null ? null : await history.findLastOfDigest(last.digestId);
  if (askedAt >= afterUndo(ofAll ?? last.happenedAt)) throw isFinal();
  return last;
}

const isFinal = () => new Problem('poi_decision_final');

async function withdrawMail(
  { letters, digests }: UndoDecisionDeps,
  { tx, state: { organisation }, now }: LockedPoi,
  { id, digestId }: LastHistory,
  origins: Origins,
): Promise<boolean> {
  if (digestId === null || organisation === null)
    return letters.withdraw(tx, id, organisation?.id ?? null, now);
  return digests.remove(tx, { digestId, organisation, entryId: id, now }, origins);
}

/** `askedAt`: when the moderator asked for it, if earlier decisions of the request took time. */
export const undoDecision =
  (deps: UndoDecisionDeps) =>
  async (locked: LockedPoi, origins: Origins, askedAt = locked.now): Promise<Entry> => {
    const { tx, state, now } = locked;
    assertModerates(locked);
    const decision = await findOpenDecision(locked, askedAt);
    const isUnsent = await withdrawMail(deps, locked, decision, origins);
    const version = decision.toStatus === 'published' ? state.published : state.working;
    if (!isUnsent || version === null) throw isFinal();
    const events = lifecycleRepository(tx);
    await events.move({ ...noReasons, versionId: version.id, status: 'in-review' });
    if (decision.toStatus === 'published') {
      await events.unpublish(state.id);
      await events.refresh(state.id, now);
    }
    return {
      action: 'undone',
      versionNumber: version.number,
      fromStatus: decision.toStatus,
      toStatus: 'in-review',
    };
  };

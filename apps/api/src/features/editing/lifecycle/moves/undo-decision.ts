import { Problem } from '../../../../platform/problems/problem.ts';
import { historyRepository, type LastHistory } from '../../history/history.repository.ts';
import { assertModerates, type Entry, type LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { LifecycleMailsService } from '../lifecycle-mails.service.ts';
import { afterUndo, noReasons } from './locked-poi.ts';

export type UndoDecisionDeps = { letters: Pick<LifecycleMailsService, 'withdraw'> };

async function findOpenDecision({ tx, state, now, asker }: LockedPoi): Promise<LastHistory> {
  const last = await historyRepository(tx).findLast(state.id);
  const isDecision = last?.action === 'accepted' || last?.action === 'refused';
  if (!last || !isDecision || last.actorId !== asker.accountId) throw isFinal();
  if (now >= afterUndo(last.happenedAt)) throw isFinal();
  return last;
}

const isFinal = () => new Problem('poi_decision_final');

export const undoDecision =
  ({ letters }: UndoDecisionDeps) =>
  async (locked: LockedPoi): Promise<Entry> => {
    const { tx, state, now } = locked;
    assertModerates(locked);
    const decision = await findOpenDecision(locked);
    const isUnsent = await letters.withdraw(tx, decision.id, state.organisation?.id ?? null, now);
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

import { canBecome } from '@parages/contracts/vocabulary/events/poi-statuses';
import { Problem } from '../../../platform/problems/problem.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import type { Entry, LockedPoi } from '../poi-changes.service.ts';
import { changesBetween } from './changes.domain.ts';
import { contentRepository } from './content.repository.ts';

export async function editWorkingVersion(
  locked: LockedPoi,
  work: (versionId: string) => Promise<void>,
): Promise<Entry | undefined> {
  const { tx, state } = locked;
  const { working } = state;
  const status = statusOf(state);
  if (working === null || state.archivedAt !== null || !canBecome(working.status, working.status))
    throw new Problem('poi_transition_forbidden', `${status} → ${status}`);
  const content = contentRepository(tx);
  const before = await content.find(working.id);
  await work(working.id);
  locked.saved = await content.find(working.id);
  const changes = changesBetween(before, locked.saved);
  if (changes.length === 0) return undefined;
  return {
    action: 'saved',
    versionNumber: working.number,
    fromStatus: working.status,
    toStatus: working.status,
    changes,
  };
}

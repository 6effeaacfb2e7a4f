import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import { canDiscard, statusOf } from '../transitions.domain.ts';
import { forbidden } from './locked-poi.ts';

/** Deletes the working version and keeps the published one. Problems: poi_transition_forbidden. */
export async function discardRevision({ tx, state }: LockedPoi): Promise<Entry> {
  if (!canDiscard(state) || state.working === null) throw forbidden(statusOf(state), 'published');
  await lifecycleRepository(tx).deleteVersion(state.working.id);
  return {
    action: 'discarded',
    versionNumber: state.working.number,
    fromStatus: state.working.status,
    toStatus: 'published',
  };
}

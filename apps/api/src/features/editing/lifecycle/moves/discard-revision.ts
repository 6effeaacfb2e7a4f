import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import { canDiscard, statusOf } from '../transitions.domain.ts';
import { forbidden } from './locked-poi.ts';

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

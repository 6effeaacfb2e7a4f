import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { openRevision } from '../../revisions.service.ts';
import { statusOf } from '../transitions.domain.ts';
import { forbidden } from './locked-poi.ts';

export async function revisePoi({ tx, state, now }: LockedPoi): Promise<Entry> {
  const { published } = state;
  if (published === null || state.working !== null || state.archivedAt !== null)
    throw forbidden(statusOf(state), 'draft');
  const { number } = await openRevision(tx, { poiId: state.id, publishedId: published.id, now });
  return { action: 'revised', versionNumber: number, fromStatus: 'published', toStatus: 'draft' };
}

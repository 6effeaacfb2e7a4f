import { Problem } from '../../../../platform/problems/problem.ts';
import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { Archival } from '../lifecycle.schema.ts';
import { canArchive, statusOf } from '../transitions.domain.ts';
import { forbidden } from './locked-poi.ts';

export async function archivePoi(
  { tx, state, now }: LockedPoi,
  { confirmation }: Pick<Archival, 'confirmation'>,
): Promise<Entry> {
  const shown = state.working ?? state.published;
  if (!canArchive(state) || shown === null) throw forbidden(statusOf(state), 'archived');
  if (confirmation.normalize() !== shown.label.trim().normalize())
    throw new Problem('poi_confirmation_wrong');
  const events = lifecycleRepository(tx);
  await events.archive(state.id, now);
  await events.refresh(state.id, now);
  return {
    action: 'archived',
    versionNumber: shown.number,
    fromStatus: statusOf(state),
    toStatus: 'archived',
  };
}

import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../../platform/access/asker.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { LettersService } from '../../../letters/letters.service.ts';
import { announceDatesAgain } from '../../date-states/announce-dates.ts';
import type { LiveStateBody } from '../../editing.schema.ts';
import { historyRepository, liveChange } from '../../history/history.repository.ts';
import type { OrganiserPoi } from '../../organiser-poi.schema.ts';
import type { Entry, LockedPoi, PoiChangesService } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import { statusOf } from '../transitions.domain.ts';
import { afterUndo } from './locked-poi.ts';

export type SetLiveStateDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  letters: Pick<LettersService, 'queueChangeAlerts' | 'queueDateAlerts'>;
};

/**
 * Changes the live state of a published event. Its alerts wait for some seconds: another change
 * meanwhile replaces them, and a return to the state that readers know withdraws them. Alerts about
 * its dates that still wait are withdrawn while it is cancelled or postponed.
 * Problems: those of a write, poi_transition_forbidden (not online).
 */
export const setLiveState =
  ({ poiChanges, letters }: SetLiveStateDeps) =>
  (asker: Asker, poiId: string, { version, liveState }: LiveStateBody): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, (locked) => announce(locked, liveState, letters));

async function announce(
  { tx, state, now }: LockedPoi,
  liveState: LiveStateBody['liveState'],
  letters: SetLiveStateDeps['letters'],
): Promise<Entry | undefined> {
  if (state.published === null || state.archivedAt !== null)
    throw new Problem('poi_transition_forbidden', `${statusOf(state)}: not online`);
  const events = lifecycleRepository(tx);
  const isChanged = await events.setLiveState(state.id, liveState);
  if (!isChanged) return undefined;
  const id = uuidv7();
  await events.refresh(state.id, now);
  const open = await historyRepository(tx).listOpenChanges({
    ...liveChange,
    poiId: state.id,
    now,
  });
  await letters.queueChangeAlerts(tx, state.id, {
    id,
    liveState,
    sendAt: afterUndo(now),
    replacedId: open.at(-1)?.id,
    isKnown: open[0]?.from === liveState,
  });
  const move = { from: state.liveState, to: liveState };
  await announceDatesAgain({ tx, now, poiId: state.id }, letters, move);
  const changes = [{ field: liveChange.field, ...move }];
  return { id, action: liveChange.action, versionNumber: state.published.number, changes };
}

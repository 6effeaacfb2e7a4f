import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { isFarDay, plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../platform/access/asker.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { LettersService } from '../../letters/letters.service.ts';
import { historyRepository } from '../history/history.repository.ts';
import { afterUndo } from '../lifecycle/moves/locked-poi.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import {
  type Entry,
  type LockedPoi,
  type PoiChangesService,
  refreshLocked,
} from '../poi-changes.service.ts';
import { dateKey } from './date-key.domain.ts';
import { dateStatesRepository } from './date-states.repository.ts';
import type { DateStateBody } from './date-states.schema.ts';

export type SetDateStateDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  letters: Pick<LettersService, 'queueChangeAlerts'>;
};

type Change = Omit<DateStateBody, 'version'>;

const action = 'date-state';

/**
 * Changes the state, or the start, of one published date that is not over. The alerts about this
 * date wait for some seconds, as those of `setLiveState` do; none is sent while the state of the
 * whole event prevails over that of its dates. Problems: those of a write,
 * poi_transition_forbidden (not online), poi_date_not_found, poi_date_unmovable.
 */
export const setDateState =
  ({ poiChanges, letters }: SetDateStateDeps) =>
  (asker: Asker, poiId: string, { version, ...change }: DateStateBody): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, (locked) => announce(locked, change, letters));

/** What the history says of a date: its state and, once it was moved, its start. */
const textOf = (liveState: string, startsAt: string, origin: string): string =>
  startsAt === origin ? liveState : `${liveState} ${startsAt}`;

async function announce(
  locked: LockedPoi,
  { liveState, movedTo, ...start }: Change,
  letters: SetDateStateDeps['letters'],
): Promise<Entry | undefined> {
  const { tx, state, now } = locked;
  const { id: poiId, published } = state;
  if (published === null || state.archivedAt !== null)
    throw new Problem('poi_transition_forbidden', `${statusOf(state)}: not online`);
  const dates = dateStatesRepository(tx);
  const from = dateKey(start);
  const startsAt = movedTo === undefined ? from : dateKey(movedTo);
  const versionId = published.id;
  const date = await dates.find({ versionId, startsAt: from, now });
  if (date === undefined) throw new Problem('poi_date_not_found');
  const origin = date.movedFrom ?? from;
  const [before, after] = [
    textOf(date.liveState, from, origin),
    textOf(liveState, startsAt, origin),
  ];
  if (before === after) return undefined;
  if (movedTo !== undefined && startsAt !== from) {
    const isBack = startsAt === origin;
    const isFar = isFarDay(movedTo.startDate, plausibleDays(parisDay(now)));
    const isMoved =
      !isFar &&
      (await dates.move(versionId, {
        poiId,
        startsAt: from,
        ...movedTo,
        isBack,
        now,
      }));
    if (!isMoved) throw new Problem('poi_date_unmovable');
  }
  const movedFrom = startsAt === origin ? null : origin;
  await dates.save(from, { poiId, startsAt, liveState, movedFrom });
  await refreshLocked(locked);
  const id = uuidv7();
  const field = `/dateStates/${origin.replace(' ', 'T')}`;
  if (state.liveState === 'scheduled') {
    const open = await historyRepository(tx).listOpenLiveChanges({ poiId, action, field, now });
    await letters.queueChangeAlerts(tx, poiId, {
      id,
      liveState,
      date: { startsAt, isMoved: movedFrom !== null },
      sendAt: afterUndo(now),
      replacedId: open.at(-1)?.id,
      isKnown: open[0]?.from === after,
    });
  }
  const changes = [
    { field, from: before, to: after },
    // An import then keeps the dates.
    ...(startsAt === from ? [] : [{ field: '/dates/periods', from, to: startsAt }]),
  ];
  return { id, action, versionNumber: published.number, changes };
}

import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { isFarDay, plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { v7 as uuidv7 } from 'uuid';
import type { Asker } from '../../../platform/access/asker.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { LettersService } from '../../letters/letters.service.ts';
import { statusOf } from '../lifecycle/transitions.domain.ts';
import type { OrganiserPoi } from '../organiser-poi.schema.ts';
import {
  type Entry,
  type LockedPoi,
  type PoiChangesService,
  refreshLocked,
} from '../poi-changes.service.ts';
import { announceDates, dateChange, fieldOf } from './announce-dates.ts';
import { dateKey, dateText } from './date-key.domain.ts';
import { dateStatesRepository } from './date-states.repository.ts';
import type { DateStateBody } from './date-states.schema.ts';

export type SetDateStateDeps = {
  poiChanges: Pick<PoiChangesService, 'change'>;
  letters: Pick<LettersService, 'queueDateAlerts'>;
};

type Change = Omit<DateStateBody, 'version'>;

/**
 * Changes the state, or the start, of one published date that is not over. The alerts wait for a
 * minute, and other dates that change meanwhile join them; none is sent while the state of the
 * whole event prevails over that of its dates. Problems: those of a write,
 * poi_transition_forbidden (not online), poi_date_not_found, poi_date_unmovable.
 */
export const setDateState =
  ({ poiChanges, letters }: SetDateStateDeps) =>
  (asker: Asker, poiId: string, { version, ...change }: DateStateBody): Promise<OrganiserPoi> =>
    poiChanges.change({ asker, poiId, version }, (locked) => announce(locked, change, letters));

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
  const before = dateText({ liveState: date.liveState, startsAt: from, origin });
  const after = dateText({ liveState, startsAt, origin });
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
  const field = fieldOf(origin);
  await announceDates({ tx, now, poiId, liveState: state.liveState }, letters, {
    id,
    field,
    from: before,
  });
  const changes = [
    { field, from: before, to: after },
    // An import then keeps the dates.
    ...(startsAt === from ? [] : [{ field: '/dates/periods', from, to: startsAt }]),
  ];
  return { id, action: dateChange.action, versionNumber: published.number, changes };
}

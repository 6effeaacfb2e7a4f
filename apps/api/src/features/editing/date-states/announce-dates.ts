import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { DateNews, LettersService } from '../../letters/letters.service.ts';
import type { EditingDb } from '../editing-database.ts';
import { historyRepository } from '../history/history.repository.ts';
import { dateText } from './date-key.domain.ts';
import { type ChangedDate, dateStatesRepository } from './date-states.repository.ts';

/**
 * The entries about the states of dates, and how long their alerts wait: long enough to change
 * another date, which joins the same mail.
 */
export const dateChange = { action: 'date-state', waitSeconds: 60 } as const;

const fields = '/dateStates/';
/** `origin`: the key that the date had at first. */
export const fieldOf = (origin: string): string => fields + origin.replace(' ', 'T');
const originIn = (field: string): string => field.slice(fields.length).replace('T', ' ');

const newsOf = ({
  liveState,
  startsAt,
  origin,
}: Pick<ChangedDate, 'liveState' | 'startsAt' | 'origin'>): DateNews =>
  liveState === 'scheduled' && startsAt !== origin ? 'moved' : liveState;

type Entry = { id: string; field: string; from: string };

/**
 * Queues one alert for each reader about the dates whose state differs from the one that readers
 * know, in place of the alerts that still wait; none unless the event is `scheduled`. `current`: the
 * change that is being made; without it, the alerts of the last one are queued again or withdrawn.
 */
export async function announceDates(
  { tx, now, poiId, liveState }: { tx: EditingDb; now: Date; poiId: string; liveState: LiveState },
  letters: Pick<LettersService, 'queueDateAlerts'>,
  current?: Entry,
): Promise<void> {
  const open = await historyRepository(tx).listOpenChanges({ ...dateChange, poiId, now });
  const changes = [...open, ...(current ? [current] : [])];
  const last = changes.at(-1);
  if (last === undefined) return;
  // The first change of a date replaced the state that readers know.
  const known = new Map(changes.toReversed().map(({ field, from }) => [originIn(field), from]));
  const origins = liveState === 'scheduled' ? [...known.keys()] : [];
  const dates = await dateStatesRepository(tx).listChanged({ poiId, origins, now });
  await letters.queueDateAlerts(tx, poiId, {
    id: last.id,
    replacedId: open.at(-1)?.id,
    sendAt: new Date(now.getTime() + dateChange.waitSeconds * 1000),
    dates: dates.map(({ startDate, endDate, startTime, ...date }) => ({
      startDate,
      endDate,
      startTime,
      news: newsOf(date),
      isKnown: known.get(date.origin) === dateText(date),
    })),
  });
}

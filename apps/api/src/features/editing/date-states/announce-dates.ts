import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { DateNews, LettersService } from '../../letters/letters.service.ts';
import type { EditingDb } from '../editing-database.ts';
import { historyRepository, liveChange } from '../history/history.repository.ts';
import { dateText, startIn } from './date-key.domain.ts';
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
type Event = { tx: EditingDb; now: Date; poiId: string };
type Letters = Pick<LettersService, 'queueDateAlerts'>;

const later = (at: Date): Date => new Date(at.getTime() + dateChange.waitSeconds * 1000);

const prevailing: LiveState[] = ['cancelled', 'postponed'];
const prevails = (liveState: LiveState): boolean => prevailing.includes(liveState);

/**
 * Queues one alert for each reader about the dates whose state differs from the one that readers
 * know, in place of the alerts that still wait; none while the state `liveState` of the event
 * prevails over those of its dates. `current`: the change that is being made.
 */
export async function announceDates(
  { liveState, ...event }: Event & { liveState: LiveState },
  letters: Letters,
  current: Entry,
): Promise<void> {
  const { tx, poiId, now } = event;
  const open = await historyRepository(tx).listOpenChanges({ ...dateChange, poiId, now });
  const alerts = { replacedId: open.at(-1)?.id, sendAt: later(now), isOff: prevails(liveState) };
  await queueAlerts(event, letters, [...open, current], alerts);
}

/**
 * Withdraws the alerts about dates that still wait when a state of the event begins to prevail, and
 * queues them again when none does any longer, with those about the dates that changed meanwhile.
 */
export async function announceDatesAgain(
  event: Event,
  letters: Letters,
  { from, to }: { from: LiveState; to: LiveState },
): Promise<void> {
  if (prevails(from) === prevails(to)) return;
  const { tx, poiId, now } = event;
  const history = historyRepository(tx);
  const since = prevails(to)
    ? undefined
    : await dateStatesRepository(tx).findPrevailingSince({
        poiId,
        action: liveChange.action,
        prevailing,
      });
  const changes = await history.listOpenChanges({ ...dateChange, poiId, now: since ?? now });
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return;
  // An alert about an older change is due at once: none can replace it, as that change would be lost.
  const open = await history.listOpenChanges({ ...dateChange, poiId, now });
  const sendAt = open.some(({ id }) => id === first.id) ? later(last.happenedAt) : now;
  await queueAlerts(event, letters, changes, { replacedId: last.id, sendAt, isOff: prevails(to) });
}

async function queueAlerts(
  { tx, now, poiId }: Event,
  letters: Letters,
  changes: readonly Entry[],
  { isOff, ...alerts }: { replacedId: string | undefined; sendAt: Date; isOff: boolean },
): Promise<void> {
  const last = changes.at(-1);
  if (last === undefined) return;
  // The first change of a date replaced the state that readers know.
  const known = new Map(changes.toReversed().map(({ field, from }) => [originIn(field), from]));
  const origins = isOff ? [] : [...known.keys()];
  const dates = await dateStatesRepository(tx).listChanged({ poiId, origins, now });
  await letters.queueDateAlerts(tx, poiId, {
    id: last.id,
    ...alerts,
    dates: dates.map(({ startDate, endDate, startTime, ...date }) => {
      const text = known.get(date.origin) ?? '';
      const news = newsOf(date);
      return {
        startDate,
        endDate,
        startTime,
        news,
        insteadOf: news === 'moved' ? startIn(text, date.origin) : null,
        isKnown: text === dateText(date),
      };
    }),
  });
}

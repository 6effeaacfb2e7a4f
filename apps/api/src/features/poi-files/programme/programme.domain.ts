import { formatTime, periodWords } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { priceOf } from '../poster/poster.domain.ts';
import { posterFr as words } from '../poster/poster.fr.ts';
import type { ProgrammeEvent } from './programme.repository.ts';

/** Maximum number of events of a programme. */
export const programmeMost = 30;

/** An event of a programme, text by text. */
export type ProgrammeEntry = {
  day: string;
  /** The hour, or the number of its other dates; null for none. */
  details: string[];
  title: string;
  /** "Annulé", "Reporté", "Complet"; null for an event that takes place. */
  state: string | null;
  facts: string;
};

/** The texts of a programme; `url` is the address that its QR code holds. */
export type Programme = {
  name: string;
  locality: string;
  entries: ProgrammeEntry[];
  /** Says how many events the programme leaves out; null for none. */
  rest: string | null;
  url: string;
};

function dayOf({ startDate, endDate }: ProgrammeEvent, today: string): string {
  if (startDate === null || endDate === null) return periodWords.permanent;
  const isSpan = endDate > startDate;
  const days = !isSpan
    ? periodWords.day(startDate, null)
    : startDate <= today
      ? periodWords.until(endDate)
      : periodWords.span(startDate, endDate);
  const year = (isSpan ? endDate : startDate).slice(0, 4);
  return year === today.slice(0, 4) ? days : `${days} ${year}`;
}

const entryOf = (event: ProgrammeEvent, today: string): ProgrammeEntry => ({
  day: dayOf(event, today),
  details: [
    ...(event.startTime === null ? [] : [formatTime(event.startTime)]),
    ...(event.others === 0 ? [] : [words.otherDates(event.others)]),
  ],
  title: event.label,
  state: event.liveState === 'scheduled' ? null : words.states[event.liveState],
  facts: [event.placeName, event.locality, priceOf(event)].filter(Boolean).join(' · '),
});

export function programmeOf(
  { name, locality }: Pick<Programme, 'name' | 'locality'>,
  events: readonly ProgrammeEvent[],
  { today, url }: { today: string; url: string },
): Programme {
  const rest = (events[0]?.total ?? 0) - events.length;
  return {
    name,
    locality,
    entries: events.map((event) => entryOf(event, today)),
    rest: rest > 0 ? words.otherEvents(rest) : null,
    url,
  };
}

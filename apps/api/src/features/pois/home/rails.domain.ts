import {
  type DayRange,
  firstOpenDay,
  presetRange,
  shiftDay,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { toOffsetDateTime } from '@parages/contracts/vocabulary/events/occurrences';

/** Rows of the home page across all themes, in display order. */
export const rails = ['tonight', 'weekend'] as const;

export type Rail = (typeof rails)[number];

/** The day that is not over, and 05:00 in Paris on the next one, when its night ends. */
export type Night = { day: string; until: Date };

const nightEndsAt = '05:00';

/** The night that "Ce soir" lists: from now until 05:00 in Paris. */
export function tonightOf(now: Date): Night {
  const day = firstOpenDay(now);
  const until = new Date(toOffsetDateTime({ day: shiftDay(day, 1), time: nightEndsAt }));
  return { day, until };
}

/** The days of each rail; undefined for a rail that the home page leaves out. */
export type RailDays = { tonight: Night | undefined; weekend: DayRange | undefined };

/**
 * The rails of the home page at an instant. A filter of dates keeps a rail when it contains all of
 * the rail's days. The weekend begins after the day of "Ce soir": on a Saturday it is Sunday alone,
 * so that it has nothing that is over today, and on a Sunday it is left out.
 */
export function railsOf(now: Date, dates: DayRange | undefined): RailDays {
  const night = tonightOf(now);
  const days = presetRange('nextWeekend', now);
  const weekend = days.start === night.day ? { ...days, start: shiftDay(days.start, 1) } : days;
  const isWanted = ({ start, end }: DayRange): boolean =>
    dates === undefined || (dates.start <= start && end <= dates.end);
  return {
    tonight: isWanted({ start: night.day, end: night.day }) ? night : undefined,
    weekend: weekend.start <= weekend.end && isWanted(days) ? weekend : undefined,
  };
}

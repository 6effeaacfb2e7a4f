import { type DayRange, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { stateOfDate, takesPlace } from '@parages/contracts/vocabulary/events/live-states';
import { toOccurrence } from '@parages/contracts/vocabulary/events/occurrences';
import { feedLimits } from '@parages/contracts/vocabulary/search/feeds';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { FeedHead, FeedItem } from '../feed.domain.ts';
import { weekPosterFr as words } from './week-poster.fr.ts';

/** Events of a poster at most; fewer when they do not fit on its page. */
const posterEvents = 12;
/** Events that a poster reads of a list, some of which do not take place. */
export const posterReads = 36;

/** An event text by text; `url` is the address that its QR code holds. */
export type WeekEntry = {
  day: string;
  /** The hour, the number of its other dates; either may be missing. */
  details: string[];
  title: string;
  /** "Complet"; null for an event with room. */
  state: string | null;
  facts: string;
  url: string;
};

/** `url`: of the list. `hasRest`: events are left out, or further ones were not read. */
export type WeekPoster = {
  title: string;
  week: string;
  theme: Theme | null;
  entries: WeekEntry[];
  hasRest: boolean;
  url: string;
};

/** The seven days that begin with `today`. */
export const weekOf = (today: string): DayRange => ({ start: today, end: shiftDay(today, 6) });

type Dated = FeedItem['poi']['periods'][number];

const datesIn = ({ poi }: FeedItem, { start, end }: DayRange): Dated[] =>
  poi.periods.filter(
    (period) =>
      period.startDate <= end &&
      period.endDate >= start &&
      takesPlace({ liveState: stateOfDate(poi, period) }),
  );

function dayOf(period: Dated, today: string): Pick<WeekEntry, 'day' | 'details'> {
  const occurrence = toOccurrence(period);
  if (occurrence.kind === 'timed') {
    const { day, time } = occurrence.start;
    return { day: words.day(day), details: [words.time(time)] };
  }
  const { firstDay, lastDay } = occurrence;
  if (firstDay === lastDay) return { day: words.day(firstDay), details: [] };
  const day = firstDay <= today ? words.until(lastDay) : words.span(firstDay, lastDay);
  return { day, details: [] };
}

function priceOf({ card: { isFree, minPriceCents, maxPriceCents } }: FeedItem): string | null {
  if (isFree || maxPriceCents === 0) return words.free;
  if (minPriceCents === null) return null;
  return minPriceCents === maxPriceCents ? words.price(minPriceCents) : words.from(minPriceCents);
}

function entryOf(item: FeedItem, week: DayRange, origin: string): WeekEntry[] {
  const { poi, card } = item;
  const dates = datesIn(item, week);
  const [first, ...others] = dates;
  const isShown = card.isPermanent ? takesPlace(poi) : first !== undefined;
  if (!isShown) return [];
  const when =
    first === undefined || card.isPermanent
      ? { day: words.permanent, details: [] }
      : dayOf(first, week.start);
  const isWhole = poi.periods.length < feedLimits.datesPerEvent;
  const more = words.others(isWhole ? others.length : 'several');
  const isFull = dates.length > 0 && dates.every((date) => stateOfDate(poi, date) === 'full');
  return [
    {
      day: when.day,
      details: others.length === 0 ? when.details : [...when.details, more],
      title: poi.label,
      state: isFull ? words.states.full : null,
      facts: [poi.place.name, poi.place.locality, priceOf(item)].filter(Boolean).join(' · '),
      // Shorter than the address with the title, so that the code has fewer modules.
      url: `${origin}/poi/${poi.id}`,
    },
  ];
}

// A code of a longer address is too fine to scan on paper; above 2,331 bytes there is none.
const longestAddress = 300;

/** The address of the page; a long one without its filters, its days aside. */
function codeAddress(page: string): string {
  if (page.length <= longestAddress) return page;
  const { origin, pathname, searchParams } = new URL(page);
  const dates = searchParams.get('dates');
  return origin + pathname + (dates === null ? '' : `?dates=${dates}`);
}

/**
 * The poster of the events that take place on the days of `week`, in the order of the list.
 * `mostRead`: events that were asked for; a list of as many may go on.
 */
export function weekPosterOf(
  { head, theme, items }: { head: FeedHead; theme: Theme | null; items: readonly FeedItem[] },
  week: DayRange,
  mostRead: number,
): WeekPoster {
  const entries = items.flatMap((item) => entryOf(item, week, new URL(head.page).origin));
  return {
    title: head.title,
    week: words.week(week.start, week.end),
    theme,
    entries: entries.slice(0, posterEvents),
    hasRest: entries.length > posterEvents || items.length >= mostRead,
    url: codeAddress(head.page),
  };
}

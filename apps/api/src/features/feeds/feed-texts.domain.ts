import { stateOfDate } from '@parages/contracts/vocabulary/events/live-states';
import type { DatedPoi } from '../poi-files/poi-files.service.ts';
import { type FeedItem, stateOf } from './feed.domain.ts';
import { feedFr, periodWords, stated } from './feeds.fr.ts';

// A reader of news shows a summary; the calendar has every date.
const shownDates = 3;
const longestDescription = 500;

export const titleOf = (item: FeedItem): string => stated(stateOf(item), item.poi.label);

export function placeOf({ name, streetAddress, postalCode, locality }: DatedPoi['place']): string {
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return [name, streetAddress, town].filter(Boolean).join(', ');
}

type Stated = Parameters<typeof stateOfDate>[0];

/** A date with its own state; the title says what has happened to the whole event. */
export const dateLine = (
  poi: Stated,
  period: Parameters<typeof periodWords>[0] & Parameters<typeof stateOfDate>[1],
): string =>
  stated(
    poi.liveState === 'scheduled' ? stateOfDate(poi, period) : 'scheduled',
    periodWords(period),
  );

function dateLines({ poi }: FeedItem): string[] {
  const { periods } = poi;
  const lines = periods.slice(0, shownDates).map((period) => {
    const words = dateLine(poi, period);
    return period.note === null ? words : `${words} (${period.note})`;
  });
  return periods.length > shownDates ? [...lines, feedFr.further] : lines;
}

/** The beginning of the description, without half a surrogate pair at its end. */
export const summaryOf = ({ poi: { description } }: FeedItem): string =>
  description.length <= longestDescription
    ? description
    : `${description
        .slice(0, longestDescription - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`;

/** The lines that news programs show below the title: dates, place, price, text. */
export const linesOf = (item: FeedItem): string[] => [
  ...(item.card.isPermanent ? [feedFr.permanent] : dateLines(item)),
  placeOf(item.poi.place),
  ...(item.card.isFree ? [feedFr.free] : []),
  summaryOf(item),
];

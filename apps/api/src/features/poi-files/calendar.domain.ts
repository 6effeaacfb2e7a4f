import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  type Moment,
  type Period,
  toOccurrence,
} from '@parages/contracts/vocabulary/events/occurrences';

/** The fields of a poi that a calendar shows. `updatedAt` is an ISO 8601 instant in UTC. */
export type CalendarPoi = {
  id: string;
  label: string;
  description: string;
  liveState: 'scheduled' | 'cancelled' | 'postponed' | 'full';
  updatedAt: string;
  place: {
    name: string | null;
    streetAddress: string | null;
    postalCode: string | null;
    locality: string | null;
    position: { lon: number; lat: number } | null;
  };
};
/** Origin of a calendar: the product's name, the host used in UIDs, the page of the poi. */
export type CalendarSource = { product: string; host: string; url: string };

const longestDescription = 500;
const longestLineBytes = 75;

const statuses = {
  scheduled: 'CONFIRMED',
  full: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
} as const;

// RFC 5545 §3.6.5: every referenced time zone must be defined. Central European rules since 1996.
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * §3.3.11: separators are escaped, a line break becomes `
 * `; control characters are removed because the format forbids them.
 */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/([\\;,])/g, '\\$1')
    .replaceAll('\n', '\\n');

/**
 * §3.1: folds a line to at most 75 bytes; continuation lines begin with a space. Characters are
 * never split.
 */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLineBytes) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current].join('\r\n');
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');
const local = ({ day, time }: Moment): string =>
  `TZID=Europe/Paris:${compact(day)}T${compact(time)}`;

function whenLines(period: Period): { lines: string[]; hours: string } {
  const occurrence = toOccurrence(period);
  if (occurrence.kind === 'timed') {
    const { start, end } = occurrence;
    return {
      lines: [`DTSTART;${local(start)}`, ...(end ? [`DTEND;${local(end)}`] : [])],
      hours: '',
    };
  }
  const { firstDay, lastDay, hours } = occurrence;
  // The end of an all-day event is exclusive. Such an event does not mark the visitor as busy.
  const end = compact(shiftDay(lastDay, 1));
  const lines = [
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    `DTEND;VALUE=DATE:${end}`,
    'TRANSP:TRANSPARENT',
  ];
  return {
    lines,
    hours: hours
      ? [hours.from, hours.to].flatMap((time) => time?.slice(0, 5) ?? []).join(' – ')
      : '',
  };
}

function eventLines(poi: CalendarPoi, period: Period, { host, url }: CalendarSource): string[] {
  const { name, streetAddress, postalCode, locality, position } = poi.place;
  const town = [postalCode, locality].filter(Boolean).join(' ');
  const includesTown = [postalCode, locality].every(
    (part) => part && streetAddress?.toLowerCase().includes(part.toLowerCase()),
  );
  const place = [name, streetAddress, includesTown ? '' : town].filter(Boolean).join(', ');
  const { lines, hours } = whenLines(period);
  const stamp = compact(new Date(poi.updatedAt).toISOString()).replace(/\.\d+/, '');
  const text = [hours, poi.description.slice(0, longestDescription).replace(/\p{Cs}$/u, ''), url]
    .filter(Boolean)
    .join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${poi.id}-${compact(period.startDate)}${period.startTime ? `T${compact(period.startTime)}` : ''}-${compact(period.endDate)}@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...lines,
    `SUMMARY:${escaped(poi.label)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(position ? [`GEO:${position.lat};${position.lon}`] : []),
    `URL:${url}`,
    `STATUS:${statuses[poi.liveState]}`,
    'END:VEVENT',
  ];
}

type Feed = { product: string; head?: readonly string[] };

function calendarOf(events: readonly string[], { product, head = [] }: Feed): string {
  const isTimed = events.some((line) => line.includes(';TZID='));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//FR`,
    'CALSCALE:GREGORIAN',
    ...head,
  ];
  return [...lines, ...(isTimed ? paris : []), ...events, 'END:VCALENDAR', '']
    .map(foldLine)
    .join('\r\n');
}

/**
 * Writes some periods of a poi as an iCalendar file (RFC 5545), one event each; requires at least
 * one period.
 */
export const writeCalendar = (
  poi: CalendarPoi,
  periods: readonly Period[],
  source: CalendarSource,
): string =>
  calendarOf(
    periods.flatMap((period) => eventLines(poi, period, source)),
    source,
  );

/** A poi of a feed, its periods and the URL of its page. */
export type FeedPoi = CalendarPoi & { periods: readonly Period[]; url: string };

/**
 * A calendar to subscribe to, called `name`, with a refresh interval of some hours. It may be
 * empty.
 */
export function writeFeed(
  pois: readonly FeedPoi[],
  { product, host, name }: { product: string; host: string; name: string },
): string {
  const events = pois.flatMap(({ periods, url, ...poi }) =>
    periods.flatMap((period) => eventLines(poi, period, { product, host, url })),
  );
  const head = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
  ];
  return calendarOf(events, { product, head });
}

import { TZDate } from '@date-fns/tz';
import { countDays, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type LiveState, stateOfDate } from '@parages/contracts/vocabulary/events/live-states';
import {
  type Moment,
  type Period,
  toOccurrence,
} from '@parages/contracts/vocabulary/events/occurrences';
import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';
import ical, {
  escape as escapeText,
  type ICalCalendarData,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLocation,
} from 'ical-generator';

/** A period with the state of this date alone, its note, and the start that it had at first. */
export type CalendarPeriod = Period & {
  liveState: LiveState;
  note: string | null;
  movedFrom: { startDate: string; startTime: string | null } | null;
};

/** `updatedAt` is an ISO 8601 instant in UTC. */
export type CalendarPoi = {
  id: string;
  label: string;
  description: string;
  liveState: LiveState;
  updatedAt: string;
  place: {
    name: string | null;
    streetAddress: string | null;
    postalCode: string | null;
    locality: string | null;
    position: { lon: number; lat: number } | null;
  };
};
/** `host` is used in UIDs; `url` is the page of the poi. */
export type CalendarSource = { product: string; host: string; url: string };

const longestDescription = 500;
const zone = 'Europe/Paris';
const refreshSeconds = 4 * 3600;

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  full: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
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
].join('\r\n');

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

// Builds the date from numbers, because TZDate parses a text in the time zone of the machine.
function inParis({ day, time }: Moment): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, date, hours, minutes, seconds, zone);
}
// The library writes the day of a plain `Date` in UTC.
const wholeDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

type When = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'transparency'>;

/** `hours`: the opening hours, which an all-day event cannot show. */
function toWhen(period: Period): { when: When; hours: string } {
  const occurrence = toOccurrence(period);
  if (occurrence.kind === 'timed') {
    const { start, end } = occurrence;
    return {
      when: { start: inParis(start), end: end && inParis(end), timezone: zone },
      hours: '',
    };
  }
  const { firstDay, lastDay, hours } = occurrence;
  return {
    when: {
      allDay: true,
      start: wholeDay(firstDay),
      // The end of an all-day event is exclusive.
      end: wholeDay(shiftDay(lastDay, 1)),
      // An all-day event does not mark the visitor as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    },
    hours: hours
      ? [hours.from, hours.to].flatMap((time) => time?.slice(0, 5) ?? []).join(' – ')
      : '',
  };
}

function placeOf({ name, streetAddress, postalCode, locality }: CalendarPoi['place']): string {
  const town = [postalCode, locality].filter(Boolean).join(' ');
  const includesTown = [postalCode, locality].every(
    (part) => part && streetAddress?.toLowerCase().includes(part.toLowerCase()),
  );
  return [name, streetAddress, includesTown ? '' : town].filter(Boolean).join(', ');
}

// Without name and address only the position is given: the library throws on an empty title.
function locationOf(place: CalendarPoi['place']): ICalLocation | null {
  const title = withoutControls(placeOf(place));
  const geo = place.position && { lat: place.position.lat, lon: place.position.lon };
  if (title !== '') return { title, ...(geo && { geo }) };
  return geo && { geo };
}

const keyOf = ({ startDate, startTime }: Pick<Period, 'startDate' | 'startTime'>): string =>
  `${compact(startDate)}${startTime ? `T${compact(startTime)}` : ''}`;

// Of the start that the date had at first, so that calendar programs move a moved date instead of
// showing it twice; `left` has the keys of those starts. The number of whole days, of 24 hours each,
// is the same after a move to another hour.
function uidOf(
  { id }: CalendarPoi,
  period: CalendarPeriod,
  { host, left }: { host: string; left: ReadonlySet<string> },
): string {
  const first = period.movedFrom ?? period;
  const key = keyOf(first);
  const { startDate, endDate: end, startTime, endTime } = period;
  const isCut = startTime !== null && endTime !== null && endTime < startTime;
  const days = countDays({ start: startDate, end }) - (isCut ? 2 : 1);
  const endDate = shiftDay(first.startDate, Math.max(0, days));
  const isAgain = period.movedFrom === null && left.has(key);
  return `${id}-${key}-${compact(endDate)}${isAgain ? '-2' : ''}@${host}`;
}

function toEvents(
  poi: CalendarPoi,
  periods: readonly CalendarPeriod[],
  source: CalendarSource,
): ICalEventData[] {
  const left = new Set(periods.flatMap(({ movedFrom }) => (movedFrom ? [keyOf(movedFrom)] : [])));
  return periods.map((period) => ({
    ...toEvent(poi, period, source),
    id: uidOf(poi, period, { host: source.host, left }),
  }));
}

// iCalendar has no status for a full or a moved date.
const stateProperties = (
  state: LiveState,
  { movedFrom }: CalendarPeriod,
): { key: string; value: string }[] => [
  ...(state === 'scheduled' ? [] : [{ key: 'X-PARAGES-STATE', value: state.toUpperCase() }]),
  ...(movedFrom === null ? [] : [{ key: 'X-PARAGES-MOVED-FROM', value: keyOf(movedFrom) }]),
];

function toEvent(poi: CalendarPoi, period: CalendarPeriod, { url }: CalendarSource): ICalEventData {
  const { when, hours } = toWhen(period);
  const updatedAt = new Date(poi.updatedAt);
  const text = [
    hours,
    period.note,
    poi.description.slice(0, longestDescription).replace(/\p{Cs}$/u, ''),
    url,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    ...when,
    stamp: updatedAt,
    lastModified: updatedAt,
    summary: withoutControls(poi.label),
    description: withoutControls(text),
    location: locationOf(poi.place),
    url,
    status: statuses[stateOfDate(poi, period)],
    x: stateProperties(stateOfDate(poi, period), period),
  };
}

const calendarOf = (
  events: ICalEventData[],
  { product, ...options }: { product: string } & Pick<ICalCalendarData, 'name' | 'ttl'>,
): string => {
  const calendar = ical({
    ...options,
    prodId: `//${product}//${product}//FR`,
    scale: 'GREGORIAN',
    timezone: { name: null, generator: () => paris },
    events,
  });
  return `${calendar.toString()}\r\n`;
};

/**
 * Writes some periods of a poi as an iCalendar file (RFC 5545), one event each; requires at least
 * one period.
 */
export const writeCalendar = (
  poi: CalendarPoi,
  periods: readonly CalendarPeriod[],
  source: CalendarSource,
): string => calendarOf(toEvents(poi, periods, source), { product: source.product });

export type FeedPoi = CalendarPoi & { periods: readonly CalendarPeriod[]; url: string };

/**
 * Writes a calendar to subscribe to, called `name`, which calendar programs are to read again every
 * four hours. It may be empty.
 */
export function writeFeed(
  pois: readonly FeedPoi[],
  { product, host, name }: { product: string; host: string; name: string },
): string {
  const events = pois.flatMap(({ periods, url, ...poi }) =>
    toEvents(poi, periods, { product, host, url }),
  );
  // The library escapes every text except the name of the calendar.
  return calendarOf(events, {
    product,
    name: escapeText(withoutControls(name), false),
    ttl: refreshSeconds,
  });
}

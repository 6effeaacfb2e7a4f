import type { Poi } from '@parages/contracts/types';
import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  type Moment,
  toOccurrence,
  toOffsetDateTime,
} from '@parages/contracts/vocabulary/events/occurrences';
import { fullPlace } from '../../../lib/address.ts';
import type { Period } from '../event-times.ts';

type CalendarEntry = Pick<Poi, 'label' | 'description' | 'place'>;

const longestText = 500;
// Web calendars require an end: an event without end is assumed to last two hours.
const assumedMs = 2 * 3_600_000;
const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

// Computes with a Paris wall-clock time as if it were UTC.
const assumedEnd = ({ day, time }: Moment): Moment => {
  const end = new Date(Date.parse(`${day}T${time}Z`) + assumedMs).toISOString();
  return { day: end.slice(0, 10), time: end.slice(11, 19) };
};

export function webCalendarLinks(
  { label, description, place }: CalendarEntry,
  period: Period,
  url: string,
): { google: string; outlook: string } {
  const occurrence = toOccurrence(period);
  const text = [description.slice(0, longestText), url].filter(Boolean).join('\n\n');
  const location = fullPlace(place);
  const isTimed = occurrence.kind === 'timed';
  const [start, end] = isTimed
    ? [occurrence.start, occurrence.end ?? assumedEnd(occurrence.start)]
    : [
        { day: occurrence.firstDay, time: '' },
        { day: shiftDay(occurrence.lastDay, 1), time: '' },
      ];
  const googleMoment = ({ day, time }: Moment): string => compact(isTimed ? `${day}T${time}` : day);
  const outlookMoment = (moment: Moment): string =>
    isTimed ? toOffsetDateTime(moment) : moment.day;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: label,
    dates: `${googleMoment(start)}/${googleMoment(end)}`,
    ctz: 'Europe/Paris',
    details: text,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: label,
    startdt: outlookMoment(start),
    enddt: outlookMoment(end),
    ...(!isTimed && { allday: 'true' }),
    body: text,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

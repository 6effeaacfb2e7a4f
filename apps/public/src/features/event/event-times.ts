import type { Poi } from '@parages/contracts/types';

export type Period = Poi['periods'][number];

/** The dates still to come, soonest first; all of them once the event is over. */
export function datesToShow({ periods, isPast }: Pick<Poi, 'periods' | 'isPast'>): Period[] {
  const sorted = [...periods].sort((one, other) =>
    `${one.startDate}${one.startTime ?? ''}`.localeCompare(`${other.startDate}${other.startTime ?? ''}`),
  );
  return isPast ? sorted : sorted.filter((period) => !period.isPast);
}

const stamp = (day: string, time: string | null): string => `${day}T${time ?? '00:00:00'}`.replaceAll(/[-:]/g, '');
const escaped = (text: string): string => text.replaceAll(/([\\;,])/g, '\\$1').replaceAll('\n', '\\n');
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The next date as an iCalendar file. A date without an hour is a whole day, which iCalendar ends the day after. */
export function toCalendar(poi: Pick<Poi, 'id' | 'label' | 'place'>, period: Period, { url, now }: { url: string; now: string }): string {
  const { startDate, endDate, startTime, endTime } = period;
  const when =
    startTime === null
      ? [`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${nextDay(endDate).replaceAll('-', '')}`]
      : [
          `DTSTART;TZID=Europe/Paris:${stamp(startDate, startTime)}`,
          ...(endTime === null ? [] : [`DTEND;TZID=Europe/Paris:${stamp(endDate, endTime)}`]),
        ];
  const place = [poi.place.name, poi.place.streetAddress, poi.place.postalCode, poi.place.locality]
    .filter((part) => part !== null)
    .join(', ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parages//FR',
    'BEGIN:VEVENT',
    `UID:${poi.id}-${startDate}`,
    `DTSTAMP:${now.replaceAll(/[-:]|\.\d+/g, '')}`,
    ...when,
    `SUMMARY:${escaped(poi.label)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

import { events, words } from './agendas.fr.ts';

const dayMs = 86_400_000;

export const dayIn = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

const calendarOf = (lines: readonly string[], edition = ''): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parages//Sandbox//FR',
    `X-WR-CALNAME:${words.calendar}${edition && ` ${edition}`}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const emptyCalendar = (): string => calendarOf([]);

/** Calendars of two editions have no event in common. */
export const writeCalendar = (now: Date, edition = ''): string =>
  calendarOf(
    events.flatMap(({ uid, title, text, inDays, hour, place }) => {
      const day = dayIn(now, inDays).replaceAll('-', '');
      return [
        'BEGIN:VEVENT',
        `UID:${edition}${uid}`,
        `SUMMARY:${escaped(edition === '' ? title : `${title} ${edition}`)}`,
        `DESCRIPTION:${escaped(text)}`,
        `DTSTART;TZID=Europe/Paris:${day}T${hour}0000`,
        'DURATION:PT2H',
        ...(place === '' ? [] : [`LOCATION:${escaped(`${words.calendar}, ${place}`)}`]),
        'END:VEVENT',
      ];
    }),
    edition,
  );

/** Two evenings of each event; another revision has other titles. */
export const writeLarge = (now: Date, count: number, revision: number): string =>
  calendarOf(
    Array.from({ length: count }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:large-${index}`,
      `SUMMARY:${words.concert} ${index}.${revision}`,
      `URL:https://essai.example/${index}`,
      `DTSTART;TZID=Europe/Paris:${dayIn(now, 20 + (index % 50)).replaceAll('-', '')}T200000`,
      'DURATION:PT2H',
      'RRULE:FREQ=DAILY;COUNT=2',
      'GEO:47.3941;0.6848',
      'LOCATION:37000 Tours',
      'END:VEVENT',
    ]).flat(),
  );

const bombs = 2000;

export const writeBomb = (now: Date): string =>
  calendarOf(
    Array.from({ length: bombs }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:bomb-${index}`,
      `SUMMARY:${index}`,
      `DTSTART:${dayIn(now, 1).replaceAll('-', '')}T000000Z`,
      `RRULE:FREQ=${index % 100 === 0 ? 'DAILY' : 'SECONDLY'}`,
      'END:VEVENT',
    ]).flat(),
  );

export const endlessSpellings = ['plain', 'lower-case', 'folded', 'utf-16'] as const;

/** An event repeated on a day that no year has, in spellings that a search of the bytes misses. */
export function writeEndless(now: Date, spelling: (typeof endlessSpellings)[number]): Buffer {
  const lines = [
    'BEGIN:VEVENT',
    'UID:endless',
    'SUMMARY:30/02',
    `DTSTART:${dayIn(now, 1).replaceAll('-', '')}T180000Z`,
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ];
  const text = calendarOf(lines);
  if (spelling === 'lower-case') return Buffer.from(text.replace('RRULE:', 'rrule:'));
  if (spelling === 'folded') return Buffer.from(text.replace('RRULE:', 'RRU\r\n LE:'));
  return spelling === 'utf-16' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text);
}

export function writePage(now: Date): string {
  const data = events.slice(0, 2).map(({ uid, title, text, inDays, hour, place }) => ({
    '@type': 'Event',
    '@id': `#${uid}`,
    name: title,
    description: text,
    startDate: `${dayIn(now, inDays)}T${hour}:00:00`,
    location: { '@type': 'Place', name: words.calendar, address: place },
  }));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return `<!doctype html><title>${words.calendar}</title><script type="application/ld+json">${json}</script>`;
}

/** A record as the API of OpenAgenda gives it. */
export const writeRecord = (now: Date, number: number) => ({
  uid: 5000 + number,
  title: { fr: `${words.concert} ${number}` },
  timings: [
    {
      begin: `${dayIn(now, 20 + (number % 50))}T20:00:00+02:00`,
      end: `${dayIn(now, 20 + (number % 50))}T22:00:00+02:00`,
    },
  ],
  location: {
    name: words.calendar,
    city: 'Tours',
    postalCode: '37000',
    countryCode: 'FR',
    latitude: 47.3941,
    longitude: 0.6848,
  },
});

// Specification: §3.1, §9.8
import { describe, expect, it } from 'vitest';
import { readIcs } from './read-ics.ts';

const horizon = { from: '2026-01-01', until: '2027-12-31' };
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//FR', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:bal@example.org',
  'SUMMARY:Bal',
  ...lines,
  'END:VEVENT',
];
const periodsOf = (...lines: string[]) =>
  readIcs(calendar(...event(...lines)), horizon, 10).events.map(({ periods }) => periods);
const evening = {
  startDate: '2026-07-14',
  startTime: '20:30:00',
  endDate: '2026-07-14',
  endTime: '23:00:00',
};

describe('the dates of an event of a calendar (RFC 5545)', () => {
  it.each([
    ['in UTC', ['DTSTART:20260714T183000Z', 'DTEND:20260714T210000Z']],
    ['without a zone', ['DTSTART:20260714T203000', 'DTEND:20260714T230000']],
    [
      'in a zone of another country',
      ['DTSTART;TZID=Europe/London:20260714T193000', 'DTEND;TZID=Europe/London:20260714T220000'],
    ],
    [
      'in a zone that no system knows',
      ['DTSTART;TZID=Chez nous:20260714T203000', 'DTEND;TZID=Chez nous:20260714T230000'],
    ],
    ['with a duration', ['DTSTART;TZID=Europe/Paris:20260714T203000', 'DURATION:PT2H30M']],
  ])('%s are those of Paris', (_, lines) => {
    expect(periodsOf(...lines)).toEqual([[evening]]);
  });

  it('in a zone that the calendar defines are converted by its definition', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ailleurs',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = event(
      'DTSTART;TZID=Ailleurs:20260714T233000',
      'DTEND;TZID=Ailleurs:20260715T020000',
    );
    const { events } = readIcs(calendar(...zone, ...lines), horizon, 10);
    expect(events[0]?.periods).toEqual([evening]);
  });

  it('of whole days end the day before the exclusive end', () => {
    expect(periodsOf('DTSTART;VALUE=DATE:20260714', 'DTEND;VALUE=DATE:20260716')).toEqual([
      [{ startDate: '2026-07-14', endDate: '2026-07-15' }],
    ]);
    expect(periodsOf('DTSTART;VALUE=DATE:20260714')).toEqual([
      [{ startDate: '2026-07-14', endDate: '2026-07-14' }],
    ]);
  });

  it('are those of whole days when a day has no hours, even without its parameter', () => {
    expect(periodsOf('DTSTART:20260714', 'DTEND:20260715')).toEqual([
      [{ startDate: '2026-07-14', endDate: '2026-07-14' }],
    ]);
  });

  it('that cannot be read leave out their event alone', () => {
    const lines = [...event('DTSTART:demain'), 'BEGIN:VEVENT', 'UID:2', 'DTSTART:20260714'];
    const { events } = readIcs(calendar(...lines, 'END:VEVENT'), horizon, 10);
    expect(events.map(({ leftOut }) => leftOut)).toEqual(['invalid', undefined]);
  });

  it('of more than a day have no hours', () => {
    expect(periodsOf('DTSTART:20260714T183000Z', 'DTEND:20260716T100000Z')).toEqual([
      [{ startDate: '2026-07-14', endDate: '2026-07-16' }],
    ]);
  });

  it('of an evening that ends at midnight are those of one day', () => {
    expect(periodsOf('DTSTART:20260714T183000Z', 'DTEND:20260714T220000Z')).toEqual([
      [{ ...evening, endTime: '00:00:00' }],
    ]);
  });

  it('repeated each week keep the hour of Paris when summer time ends, without the excluded days', () => {
    const [periods = []] = periodsOf(
      'DTSTART;TZID=Europe/Paris:20261018T100000',
      'DTEND;TZID=Europe/Paris:20261018T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Paris:20261101T100000',
    );
    expect(periods.map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual([
      '2026-10-18 10:00:00',
      '2026-10-25 10:00:00',
      '2026-11-08 10:00:00',
    ]);
  });

  it('repeated for ever are written from the first to the last day of the horizon, and 800 times at most', () => {
    const [weekly = []] = periodsOf('DTSTART;VALUE=DATE:20150105', 'RRULE:FREQ=WEEKLY');
    expect(weekly[0]?.startDate).toBe('2026-01-05');
    expect(weekly.at(-1)?.startDate).toBe('2027-12-27');
    const [crowded = []] = periodsOf(
      'DTSTART:20260101T080000Z',
      'RRULE:FREQ=DAILY;BYHOUR=8,10,12,14',
    );
    expect(crowded).toHaveLength(800);
  });

  it.each(['FREQ=SECONDLY', 'FREQ=MINUTELY', 'FREQ=HOURLY'])(
    'repeated with %s count once',
    (rule) => {
      expect(periodsOf('DTSTART:20260714T183000Z', `RRULE:${rule}`)).toHaveLength(1);
      expect(periodsOf('DTSTART:20260714T183000Z', `RRULE:${rule}`)[0]).toHaveLength(1);
    },
  );

  it('moved for one day take the day of the exception; a cancelled day is left out', () => {
    const whole = event('DTSTART:20260701T180000Z', 'RRULE:FREQ=DAILY;COUNT=3');
    const moved = event('RECURRENCE-ID:20260702T180000Z', 'DTSTART:20260705T160000Z');
    const cancelled = event(
      'RECURRENCE-ID:20260703T180000Z',
      'DTSTART:20260703T180000Z',
      'STATUS:CANCELLED',
    );
    const { events } = readIcs(calendar(...whole, ...moved, ...cancelled), horizon, 10);
    expect(events).toHaveLength(1);
    expect(events[0]?.periods.map(({ startDate }) => startDate)).toEqual([
      '2026-07-01',
      '2026-07-05',
    ]);
  });

  it('repeated and cancelled as a whole stay, and the event is cancelled', () => {
    const whole = event(
      'DTSTART:20260701T180000Z',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'STATUS:CANCELLED',
    );
    const { events } = readIcs(calendar(...whole), horizon, 10);
    expect(events[0]?.liveState).toBe('cancelled');
    expect(events[0]?.periods.map(({ startDate }) => startDate)).toEqual([
      '2026-07-01',
      '2026-07-08',
    ]);
  });
});

describe('readIcs', () => {
  it('reads the texts, the place, the position and the state of an event', () => {
    const text = calendar(
      'X-WR-CALNAME:Comité des fêtes',
      ...event(
        'DTSTART:20260714T183000Z',
        'DESCRIPTION:Au bord de l’eau\\, avec\\nun orchestre',
        'LOCATION:Salle des fêtes\\, 12 rue du Lac\\, 37000 Tours',
        'GEO:47.39;0.68',
        'CATEGORIES:danse,musette',
        'STATUS:CANCELLED',
        'URL:https://example.org/bal',
      ),
    );
    expect(readIcs(text, horizon, 10)).toMatchObject({
      name: 'Comité des fêtes',
      isCut: false,
      events: [
        {
          uid: 'bal@example.org',
          title: 'Bal',
          description: 'Au bord de l’eau, avec\nun orchestre',
          placeName: 'Salle des fêtes',
          streetAddress: '12 rue du Lac',
          postalCode: '37000',
          locality: 'Tours',
          position: { lon: 0.68, lat: 47.39 },
          keywords: ['danse', 'musette'],
          liveState: 'cancelled',
          page: 'https://example.org/bal',
        },
      ],
    });
  });

  it('marks private and confidential events', () => {
    const marks = ['PRIVATE', 'CONFIDENTIAL', 'PUBLIC'].map(
      (name) => readIcs(calendar(...event(`CLASS:${name}`)), horizon, 10).events[0]?.leftOut,
    );
    expect(marks).toEqual(['private', 'private', undefined]);
  });

  it('identifies an event without an identifier by its title and its date, and hashes a long identifier', () => {
    const without = calendar('BEGIN:VEVENT', 'SUMMARY:Bal', 'DTSTART:20260714', 'END:VEVENT');
    const [first, second] = [readIcs(without, horizon, 10), readIcs(without, horizon, 10)];
    expect(first.events[0]?.uid).toMatch(/^[\w-]{43}$/);
    expect(first.events[0]?.uid).toBe(second.events[0]?.uid);
    const long = calendar('BEGIN:VEVENT', `UID:${'x'.repeat(300)}`, 'END:VEVENT');
    expect(readIcs(long, horizon, 10).events[0]?.uid).toMatch(/^[\w-]{43}$/);
  });

  it('reads the first events of a calendar that has too many, and says so', () => {
    const many = Array.from({ length: 12 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'END:VEVENT',
    ]).flat();
    const read = readIcs(calendar(...many), horizon, 10);
    expect([read.events.length, read.isCut]).toEqual([10, true]);
  });

  it('says that it is cut when the steps of one event, or those of all, run out', () => {
    const daily = (uid: number, start: string): string[] => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${start}`,
      'RRULE:FREQ=DAILY;COUNT=9000',
      'END:VEVENT',
    ];
    const isCut = (steps: number, ...lines: string[]): boolean =>
      readIcs(calendar(...lines), horizon, 10, steps).isCut;
    expect(isCut(100_000, ...daily(1, '19900101'))).toBe(true);
    const two = [...daily(1, '20260101'), ...daily(2, '20260101')];
    expect([isCut(1000, ...two), isCut(2000, ...two)]).toEqual([true, false]);
  });

  it.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=XX', 'repetition_invalid'],
    ['RRULE:FREQ=FORTNIGHTLY', 'repetition_invalid'],
    ['RRULE:FREQ=WEEKLY;UNTIL=jamais', 'repetition_invalid'],
    ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'repetition_invalid'],
    ['rrule:freq=daily;bymonth=2;bymonthday=30', 'repetition_invalid'],
    ['RRULE:FREQ=YEARLY;BYMONTH=13', 'repetition_invalid'],
    ['RDATE:jamais', 'invalid'],
    ['PAS UNE PROPRIÉTÉ', 'invalid'],
  ])('refuses an event with %s alone, as %s, and reads the others', (line, reason) => {
    const other = ['BEGIN:VEVENT', 'UID:2', 'DTSTART:20260714', 'END:VEVENT'];
    const lines = [...event('DTSTART:20260714T183000Z', line), ...other];
    const { events, isCut } = readIcs(calendar(...lines), horizon, 10);
    const refused = events.filter(({ leftOut }) => leftOut !== undefined);
    expect(refused).toMatchObject([{ uid: 'bal@example.org', title: 'Bal', leftOut: reason }]);
    expect([events.length, isCut]).toEqual([2, false]);
  });

  it.each([
    ['a moved date', ['RRULE:FREQ=WEEKLY;BYDAY=XX'], []],
    ['the series', ['RRULE:FREQ=WEEKLY'], ['PAS UNE PROPRIÉTÉ']],
  ])('reads %s of no series whose other part is refused', (_, series, exception) => {
    const lines = [
      ...event('DTSTART:20260714T183000Z', ...series),
      ...event('RECURRENCE-ID:20260721T183000Z', 'DTSTART:20260722T183000Z', ...exception),
    ];
    const { events } = readIcs(calendar(...lines), horizon, 10);
    expect(events.filter(({ leftOut }) => leftOut === undefined)).toEqual([]);
    expect(events.map(({ uid }) => uid)).toEqual(['bal@example.org']);
  });

  it.each([
    ['DTSTART:20260714T183000Z', 'PAS UNE PROPRIÉTÉ'],
    ['DTSTART;TZID=Europe/Paris:20260714T203000', 'RRULE:FREQ=FORTNIGHTLY'],
    ['DTSTART:20260714', 'RDATE:jamais'],
  ])(
    'gives an event without UID, at %s, the same identifier with %s as without it',
    (start, fault) => {
      const uidWith = (...lines: string[]): string | undefined => {
        const event = ['BEGIN:VEVENT', 'SUMMARY:Bal\\, et feu', start, ...lines, 'END:VEVENT'];
        return readIcs(calendar(...event), horizon, 10).events[0]?.uid;
      };
      expect(uidWith()).toMatch(/^[\w-]{43}$/);
      expect(uidWith(fault)).toBe(uidWith());
    },
  );

  it('reads an event that is repeated on 29 February only', () => {
    const [days = []] = periodsOf(
      'DTSTART;VALUE=DATE:20240229',
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=2',
      'RDATE;VALUE=DATE:20260714',
    );
    expect(days).toEqual([{ startDate: '2026-07-14', endDate: '2026-07-14' }]);
  });

  it('throws on a calendar that is cut', () => {
    expect(() => readIcs('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY', horizon, 10)).toThrow();
  });
});

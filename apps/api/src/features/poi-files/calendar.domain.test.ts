// Specification: §2.35
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarPoi, writeCalendar, writeFeed } from './calendar.domain.ts';

const poi: CalendarPoi = {
  id: '01a1feab-f7d6-70bf-ae0d-71d19c20343e',
  label: 'Fête, foraine; « soirée » \\o/',
  description: 'Un bal.\r\nAu bord de l’eau.',
  liveState: 'scheduled',
  updatedAt: '2026-06-01T10:00:00Z',
  place: {
    name: 'Guinguette',
    streetAddress: null,
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.7, lat: 47.39 },
  },
};
const source = {
  product: 'Parages',
  host: 'parages.example',
  url: 'https://parages.example/evenement/fete-tours',
};
const period = (
  startDate: string,
  startTime: string | null = null,
  endTime: string | null = null,
  endDate = startDate,
) => ({
  startDate,
  endDate,
  startTime,
  endTime,
  liveState: 'scheduled' as LiveState,
  note: null as string | null,
  movedFrom: null as { startDate: string; startTime: string | null } | null,
});

/** Unfolds the file and splits it into lines, as a calendar program does. */
const read = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const write = (...periods: ReturnType<typeof period>[]) =>
  read(writeCalendar(poi, periods, source));

describe('issue "add to calendar (ICS file, Google, Outlook)": the file of RFC 5545', () => {
  it('writes an evening in the time of Paris, with its time zone definition', () => {
    const lines = write(period('2026-06-30', '20:30:00', '23:00:00'));
    expect(lines).toContain('DTSTART;TZID=Europe/Paris:20260630T203000');
    expect(lines).toContain('DTEND;TZID=Europe/Paris:20260630T230000');
    expect(lines).toContain('TZID:Europe/Paris');
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines).not.toContain('TRANSP:TRANSPARENT');
  });

  it('an evening that runs past midnight ends on the next day', () => {
    expect(write(period('2026-06-30', '22:00:00', '02:00:00'))).toContain(
      'DTEND;TZID=Europe/Paris:20260701T020000',
    );
  });

  it('a date that was moved keeps its UID, and a note is in the text', () => {
    const first = period('2026-06-30', '20:30:00', '23:00:00');
    const moved = {
      ...period('2026-07-02', '21:00:00', '23:30:00'),
      movedFrom: { startDate: '2026-06-30', startTime: '20:30:00' },
      note: 'Version surtitrée',
    };
    const uidOf = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
    expect(uidOf(write(moved))).toBe(uidOf(write(first)));
    expect(write(moved)).toContain('DTSTART;TZID=Europe/Paris:20260702T210000');
    expect(write(moved).find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
      /^DESCRIPTION:Version surtitrée\\n/,
    );
  });

  it('a night keeps its UID when it is moved to end on the day of its start; a new date at its former start has another one', () => {
    const start = { startDate: '2026-06-20', startTime: '22:00:00' };
    const night = period('2026-06-20', '22:00:00', '02:00:00', '2026-06-21');
    const moved = { ...period('2026-06-27', '18:30:00', '22:30:00'), movedFrom: start };
    const uidsOf = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
    const [uid] = uidsOf(write(night));
    expect(uidsOf(write(moved))).toEqual([uid]);
    const [again, kept] = uidsOf(write(night, moved));
    expect(kept).toBe(uid);
    expect(again).toBe(uid?.replace('@', '-2@'));
  });

  it('writes all-day events with an exclusive end, as free time and without a zone', () => {
    const lines = write(period('2026-06-29', null, null, '2026-06-30'));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260629');
    expect(lines).toContain('DTEND;VALUE=DATE:20260701');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  it('writes a long exhibition as all-day, with its opening hours in the text', () => {
    const lines = write(period('2026-06-01', '10:00:00', '18:00:00', '2026-08-30'));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260601');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
      /^DESCRIPTION:10:00 – 18:00\\n\\nUn bal\./,
    );
  });

  it('writes several periods as separate events, each with a distinct UID', () => {
    const lines = write(period('2026-06-13', '20:30:00'), period('2026-06-20', '20:30:00'));
    const names = lines.filter((line) => line.startsWith('UID:'));
    expect(names).toEqual([
      `UID:${poi.id}-20260613T203000-20260613@parages.example`,
      `UID:${poi.id}-20260620T203000-20260620@parages.example`,
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(2);
  });

  it('escapes separators and line breaks of title, description and place, and replaces other control characters', () => {
    const lines = write(period('2026-06-13'));
    expect(lines).toContain('SUMMARY:Fête\\, foraine\\; « soirée » \\\\o/');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      'Un bal.\\nAu bord de l’eau.\\n\\nhttps://',
    );
    expect(lines).toContain('LOCATION:Guinguette\\, 37000 Tours');
    expect(lines).toContain('GEO:47.39;0.7');
    const hostile = { ...poi, label: 'A\r\nBEGIN:VALARM\u0007' };
    expect(read(writeCalendar(hostile, [period('2026-06-13')], source))).toContain(
      'SUMMARY:A\\nBEGIN:VALARM ',
    );
  });

  it('omits the location of a place without name and address, and keeps its position', () => {
    const place = { ...poi.place, name: null, postalCode: null, locality: null };
    const lines = read(writeCalendar({ ...poi, place }, [period('2026-06-13')], source));
    expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
    expect(lines).toContain('GEO:47.39;0.7');
  });

  it('omits the location and the position of an unknown place', () => {
    const place = { ...poi.place, name: null, postalCode: null, locality: null, position: null };
    const lines = read(writeCalendar({ ...poi, place }, [period('2026-06-13')], source));
    expect(lines.filter((line) => /^(LOCATION|GEO)/.test(line))).toEqual([]);
  });

  it('has a PRODID and a DTSTAMP, and ends every line with CRLF', () => {
    const text = writeCalendar(poi, [period('2026-06-13')], source);
    expect(
      text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Parages//Parages//FR\r\n'),
    ).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('\r\nDTSTAMP:20260601T100000Z\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['cancelled', 'CANCELLED'],
    ['postponed', 'TENTATIVE'],
    ['full', 'CONFIRMED'],
  ] as const)('maps the live state %s to STATUS:%s', (liveState, status) => {
    expect(read(writeCalendar({ ...poi, liveState }, [period('2026-06-13')], source))).toContain(
      `STATUS:${status}`,
    );
  });
});

it('the calendar file has its lines folded to 75 bytes without a split character', () => {
  const label = 'é€😀'.repeat(40);
  const text = writeCalendar({ ...poi, label }, [period('2026-06-13')], source);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read(text)).toContain(`SUMMARY:${label}`);
});

describe('the calendar file, parsed by ical.js', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));

  it('has every text, the position and the URL as they were given', () => {
    const [event] = eventsOf(writeCalendar(poi, [period('2026-06-13')], source));
    expect(event?.summary).toBe(poi.label);
    expect(event?.description).toBe(`Un bal.\nAu bord de l’eau.\n\n${source.url}`);
    expect(event?.location).toBe('Guinguette, 37000 Tours');
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([47.39, 0.7]);
    expect(event?.component.getFirstPropertyValue('url')).toBe(source.url);
  });

  it.each([
    ['in summer', '2026-07-14', '2026-07-14T18:30:00.000Z'],
    ['in winter', '2026-12-24', '2026-12-24T19:30:00.000Z'],
  ])(
    'has 20:30 in Paris %s, on %s, at the instant %s, by the time zone that the file defines',
    (_season, day, instant) => {
      const text = writeCalendar(poi, [period(day, '20:30:00')], source);
      const [event] = eventsOf(text);
      expect(event?.startDate.zone.tzid).toBe('Europe/Paris');
      expect(event?.startDate.toJSDate().toISOString()).toBe(instant);
    },
  );

  it('has the first day of an exhibition and, as exclusive end, the day after its last', () => {
    const [event] = eventsOf(
      writeCalendar(poi, [period('2026-06-01', null, null, '2026-08-30')], source),
    );
    expect([event?.startDate.isDate, String(event?.startDate), String(event?.endDate)]).toEqual([
      true,
      '2026-06-01',
      '2026-08-31',
    ]);
  });

  it('of several events escapes its name, so that the name cannot add a property', () => {
    const name = 'Favoris; \r\nX-EVIL:1, \\o/';
    const text = writeFeed([], { product: 'Parages', host: 'parages.example', name });
    expect(read(text)).toContain('NAME:Favoris\\; \\nX-EVIL:1\\, \\\\o/');
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstProperty('x-evil')).toBeNull();
  });
});

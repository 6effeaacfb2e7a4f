// Specification: §3.1, §5.10
import { describe, expect, it } from 'vitest';
import { readAddressText } from './address-text.ts';
import { decodeSource } from './decode-source.ts';
import { readSource, type SourceReading } from './read-source.ts';

const calendarOf = (...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const bal = ['UID:bal', 'SUMMARY:Concert de l’été', 'DTSTART:20260714T183000Z'];
const read = (text: string | Uint8Array, contentType = ''): SourceReading =>
  readSource({
    bytes: typeof text === 'string' ? Buffer.from(text) : text,
    contentType,
    address: 'https://salle.example/agenda',
    source: 'import:x',
    today: '2026-06-10',
  });
const drafts = (reading: SourceReading) => {
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.drafts;
};

describe('readSource', () => {
  it('recognises a calendar and a page from their content, also under a wrong content type', () => {
    expect(read(calendarOf(bal), 'text/html')).toMatchObject({ format: 'ics', read: 1 });
    const event = { '@type': 'Event', name: 'Bal', startDate: '2026-07-14' };
    expect(read(JSON.stringify(event), 'text/calendar')).toMatchObject({ format: 'json-ld' });
  });

  it.each([
    ['a page without data', '<p>Bonjour</p>', 'format_unknown'],
    ['an empty answer', '', 'format_unknown'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'format_unknown'],
    ['a calendar without events', calendarOf(), 'events_none'],
    ['a calendar that is cut', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY', 'content_unreadable'],
  ])('gives, for %s, a fault', (_, text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  it('maps an event to a draft with its themes, a plain description and its place', () => {
    const lines = [
      ...bal,
      'DESCRIPTION:<script>alert(1)</script><b>Au bord</b> de l’eau',
      'LOCATION:Guinguette\\, 37000 Tours',
      'URL:https://example.org/bal',
      'CATEGORIES:danse',
    ];
    expect(drafts(read(calendarOf(lines)))).toMatchObject([
      {
        source: 'import:x',
        extId: 'agenda:bal',
        label: 'Concert de l’été',
        description: 'Au bord de l’eau',
        themes: ['concerts'],
        tags: ['danse'],
        placeName: 'Guinguette',
        postalCode: '37000',
        locality: 'Tours',
        lon: null,
        periods: [{ startDate: '2026-07-14', startTime: '20:30:00', endTime: null }],
        contacts: [{ type: 'owner', websites: ['https://example.org/bal'] }],
        media: [],
      },
    ]);
  });

  it('counts what it leaves out by reason, and takes the first of two records with one identifier', () => {
    const reading = read(
      calendarOf(
        bal,
        [...bal.slice(0, 1), 'SUMMARY:Autre', 'DTSTART:20260715'],
        ['UID:1', 'DTSTART:20260714'],
        ['UID:2', 'SUMMARY:Sans date'],
        ['UID:3', 'SUMMARY:Passé', 'DTSTART:20200714'],
        ['UID:4', 'SUMMARY:Chez le médecin', 'DTSTART:20260714', 'CLASS:PRIVATE'],
        ['UID:5', 'SUMMARY:À New York', 'DTSTART:20260714', 'GEO:40.7;-74'],
        ['UID:6', 'SUMMARY:Trop loin', 'DTSTART:20990714'],
      ),
    );
    expect(reading).toMatchObject({
      read: 7,
      leftOut: {
        title_missing: 1,
        day_missing: 1,
        over: 1,
        private: 1,
        elsewhere: 1,
        dates_invalid: 1,
      },
    });
    expect(drafts(reading).map(({ label }) => label)).toEqual(['Concert de l’été']);
  });

  it('keeps the past days of an event that goes on, so that it does not change every day', () => {
    const weekly = [
      ...bal.slice(0, 2),
      'DTSTART;VALUE=DATE:20260105',
      'RRULE:FREQ=WEEKLY;COUNT=40',
    ];
    expect(drafts(read(calendarOf(weekly)))[0]?.periods).toHaveLength(40);
  });
});

describe('decodeSource', () => {
  const text = 'Fête de l’été';
  const latin = Buffer.from('F\xeate de l\x92\xe9t\xe9', 'latin1');
  it.each([
    ['UTF-8', Buffer.from(text), 'text/calendar; charset=utf-8'],
    ['UTF-8 declared as Latin-1', Buffer.from(text), 'text/calendar; charset=iso-8859-1'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), ''],
    ['Windows-1252 declared as UTF-8', latin, 'text/calendar; charset=utf-8'],
    ['Windows-1252 without a charset', latin, 'text/calendar'],
    ['Latin-1, which browsers read as Windows-1252', latin, 'text/html; charset="ISO-8859-1"'],
    ['an unknown charset', latin, 'text/html; charset=klingon'],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), ''],
  ])('reads %s', (_, bytes, contentType) => {
    expect(decodeSource(bytes, contentType)).toBe(text);
  });

  it('reads the charset that a page declares', () => {
    const page = Buffer.concat([Buffer.from('<meta charset="windows-1251">'), Buffer.from([0xcf])]);
    expect(decodeSource(page, 'text/html')).toBe('<meta charset="windows-1251">П');
  });
});

it.each([
  [
    'Salle des fêtes, 12 rue du Lac, 37000 Tours',
    'Salle des fêtes',
    '12 rue du Lac',
    '37000',
    'Tours',
  ],
  ['12 bis rue du Lac, 37000 Tours, France', null, '12 bis rue du Lac', '37000', 'Tours'],
  [
    'Salle des fêtes, Quai Malraux, 37000, Tours',
    'Salle des fêtes',
    'Quai Malraux',
    '37000',
    'Tours',
  ],
  ['Guinguette 37000 Tours', 'Guinguette', null, '37000', 'Tours'],
  ['Mairie, BP 12345, 37000 Tours', 'Mairie', 'BP 12345', '37000', 'Tours'],
  [
    'Lieu-dit 10400 route du Lac 37000 Tours',
    'Lieu-dit 10400 route du Lac',
    null,
    '37000',
    'Tours',
  ],
  ['Chez Jo', 'Chez Jo', null, null, null],
  [undefined, null, null, null, null],
])('readAddressText reads %s', (text, placeName, streetAddress, postalCode, locality) => {
  expect(readAddressText(text)).toEqual({ placeName, streetAddress, postalCode, locality });
});

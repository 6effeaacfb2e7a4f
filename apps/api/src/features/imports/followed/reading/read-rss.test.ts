// Specification: §3.1
import { describe, expect, it } from 'vitest';
import { readRss } from './read-rss.ts';

const feed = (...items: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>La Salle</title>${items.join('')}</channel></rss>`;
const item = (inside: string): string =>
  `<item><title>Bal</title><link>https://salle.example/bal</link><guid>bal-1</guid>${inside}</item>`;
const first = (inside: string) => readRss(feed(item(inside)), 10)?.events[0];

describe('readRss', () => {
  it('reads the texts, the place and the address of a dated item', () => {
    const inside = `<description><![CDATA[<p>Au bord de l’eau</p>]]></description>
      <pubDate>Mon, 01 Jun 2026 08:00:00 GMT</pubDate><category>danse</category>
      <ev:startdate>2026-07-14T20:30:00+02:00</ev:startdate><ev:enddate>2026-07-14T23:00:00+02:00</ev:enddate>
      <ev:location>Guinguette, 37000 Tours</ev:location><ev:organizer>Comité</ev:organizer>
      <georss:point>47.39 0.68</georss:point>`;
    expect(first(inside)).toMatchObject({
      uid: 'bal-1',
      title: 'Bal',
      description: '<p>Au bord de l’eau</p>',
      page: 'https://salle.example/bal',
      keywords: ['danse'],
      placeName: 'Guinguette',
      postalCode: '37000',
      locality: 'Tours',
      position: { lon: 0.68, lat: 47.39 },
      organizer: { legalName: 'Comité' },
      periods: [
        {
          startDate: '2026-07-14',
          startTime: '20:30:00',
          endDate: '2026-07-14',
          endTime: '23:00:00',
        },
      ],
    });
    expect(readRss(feed(), 10)).toEqual({ name: 'La Salle', events: [], isCut: false });
  });

  it.each([
    ['<xcal:dtstart>20260714T183000Z</xcal:dtstart>', '2026-07-14', '20:30:00'],
    ['<xcal:dtstart>20260714T203000</xcal:dtstart>', '2026-07-14', '20:30:00'],
    ['<xcal:dtstart>20260714</xcal:dtstart>', '2026-07-14', undefined],
    ['<ev:startdate>2026-07-14</ev:startdate>', '2026-07-14', undefined],
    ['<startDate>Tue, 14 Jul 2026 20:30:00 +0200</startDate>', '2026-07-14', '20:30:00'],
    ['<startDate>Tue, 14 Jul 2026 18:30:00 GMT</startDate>', '2026-07-14', '20:30:00'],
    ['<startDate>Tue, 14 Jul 2026 20:30:00</startDate>', '2026-07-14', '20:30:00'],
    ['<startDate>Tue, 14 Jul 2026 20:30</startDate>', '2026-07-14', '20:30:00'],
    ['<startDate>Tue, 14 Jul 2026</startDate>', '2026-07-14', undefined],
  ])('reads the date %s', (inside, startDate, startTime) => {
    const read = first(inside)?.periods.map((period) => [period.startDate, period.startTime]);
    expect(read).toEqual([[startDate, startTime]]);
  });

  it.each([
    ['2026-07-15T02:00:00', { endDate: '2026-07-15', startTime: '20:30:00', endTime: '02:00:00' }],
    ['2026-07-15T00:00:00', { endDate: '2026-07-14', startTime: '20:30:00', endTime: '00:00:00' }],
    ['2026-07-16T02:00:00', { endDate: '2026-07-16' }],
  ])('reads an evening that ends at %s', (end, period) => {
    const inside = `<ev:startdate>2026-07-14T20:30:00</ev:startdate><ev:enddate>${end}</ev:enddate>`;
    expect(first(inside)?.periods).toEqual([{ startDate: '2026-07-14', ...period }]);
  });

  it('has no date for an item that has only one of publication, or an unreadable one', () => {
    expect(first('<pubDate>Mon, 01 Jun 2026 08:00:00 GMT</pubDate>')?.periods).toEqual([]);
    expect(first('<ev:startdate>demain</ev:startdate>')?.periods).toEqual([]);
  });

  it('reads Atom, whose addresses are attributes', () => {
    const text =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>Bal</title><link href="https://salle.example/bal"/></entry></feed>';
    expect(readRss(text, 10)?.events).toMatchObject([
      { uid: '1', page: 'https://salle.example/bal' },
    ]);
  });

  it('reads the first items of a feed that has too many, and says so', () => {
    expect(readRss(feed(item(''), item(''), item('')), 2)).toMatchObject({
      events: [{}, {}],
      isCut: true,
    });
  });

  it('ends on entities that would expand without end, and on a feed that is cut', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>`;
    expect(
      readRss(`<rss>${bomb}${item('<description>&b;</description>')}`, 10)?.events,
    ).toHaveLength(1);
    expect(readRss('<rss><channel><item><title>Bal', 10)?.events).toHaveLength(1);
  });

  it('returns undefined for a page', () => {
    expect(readRss('<!doctype html><title>Bal</title>', 10)).toBeUndefined();
  });
});

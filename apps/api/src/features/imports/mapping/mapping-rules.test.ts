// Specification: §2.32, §5.10 (the exact edges), §5.14, §9.20
import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import { describe, expect, it } from 'vitest';
import { toSlug } from '../../../platform/slug.ts';
import { toCents } from './cents.ts';
import { toContact, toWebAddress } from './contacts.ts';
import { readTime, toPeriods } from './periods.ts';
import { toPlainLine, toPlainText, truncate } from './plain-text.ts';
import { lastEndOf, weeksUntilNotOver } from './shift-dates.ts';

describe('§9 "longitude -5.4534286 to 9.8678344; latitude 41.2632185 to 51.268318"', () => {
  it.each([
    [-5.4534286, 41.2632185, true],
    [9.8678344, 51.268318, true],
    [-5.4534287, 47, false],
    [9.8678345, 47, false],
    [2, 41.2632184, false],
    [2, 51.2683181, false],
  ])('the covered area contains longitude %d, latitude %d: %s', (lon, lat, isInside) =>
    expect(isCovered({ lon, lat })).toBe(isInside),
  );
});

describe('toSlug', () => {
  it.each([
    ['Fête de l’Été', 'Saint-Pierre-des-Corps', 'fete-de-l-ete-saint-pierre-des-corps'],
    ['Œuvres & Cie !', null, 'oeuvres-cie'],
    ['🎉', '', 'evenement'],
    ['a'.repeat(300), 'Tours', 'a'.repeat(120)],
  ])('makes of title %s and town %s the slug %s', (label, locality, slug) => {
    expect(toSlug(label, locality)).toBe(slug);
  });
});

describe('toCents', () => {
  it.each([
    ['7.5', 750],
    ['7,50 €', 750],
    ['0', 0],
    ['0.333', 33],
    ['10000', 1_000_000],
    ['10001', null],
    ['-3', null],
    ['gratuit', null],
    ['1e9', null],
    [undefined, null],
  ])('parses the price %s to cents as %s', (text, cents) => {
    expect(toCents(text)).toBe(cents);
  });
});

describe('toPlainText, toContact, toPlainLine and truncate', () => {
  it.each([
    ['plain', 'plain'],
    ['a < b && c > d', 'a < b && c > d'],
    ['<p>Un</p><p>Deux</p>', 'Un\n\nDeux'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;ok', 'ok'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;ok', 'ok'],
    ['&amp;amp;lt;img src=x&amp;amp;gt;ok', '‹img src=x>ok'],
    ['<style>p{}</style><!-- no -->x', 'x'],
    ['caf&eacute;&nbsp;noir&#8217;s', 'café\u00a0noir’s'],
    ['a\u0000b\u200bc\u202ed', 'abcd'],
    ['\ud800', ''],
    [undefined, ''],
  ])('toPlainText converts %j to %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  it('toPlainText ends a tag at the next bracket and reads 200,000 characters; toPlainLine joins lines of spaces', () => {
    expect(toPlainText('<br <br class="x">un<br/>deux')).toBe('un\ndeux');
    expect(toPlainText(`${'x'.repeat(200_000)}yz`)).toBe('x'.repeat(200_000));
    expect(toPlainLine(`un ${'\u00a0'.repeat(3)}\n${'\u00a0'.repeat(3)} deux`)).toBe('un deux');
  });

  it.each([
    '@camille.example',
    'camille@',
    'camille@example',
    `${'a'.repeat(65)}@parages.example`,
    `a@${'b.'.repeat(130)}fr`,
  ])('toContact returns null for a contact with only the invalid e-mail address %s', (email) => {
    expect(
      toContact('booking', { legalName: 'x', emails: [email], phoneNumbers: [], websites: [] }),
    ).toBeNull();
  });

  it('toPlainLine makes a title of several lines one line, and an empty title null', () => {
    expect(toPlainLine('Un\n  deux<br>trois')).toBe('Un deux trois');
    expect(toPlainLine('<p> </p>')).toBeNull();
  });

  it('truncate cuts a long text at a word boundary with an ellipsis, never within an emoji', () => {
    expect(truncate('Concert au jardin', 12)).toBe('Concert au…');
    expect(truncate('Court', 5)).toBe('Court');
    expect(truncate('🎉'.repeat(10), 4)).toBe('🎉…');
  });
});

describe('toWebAddress', () => {
  it.each([
    ['www.example.test/a', 'https://www.example.test/a'],
    ['http://example.test', 'http://example.test/'],
    ['javascript:alert(1)', null],
    ['https://user@example.test', null],
    ['https://exa mple.test', null],
    ['data:text/html,x', null],
    ['localhost', null],
    ['Voir sur place', null],
  ])('converts %s to %s, which is null unless the text is a web address', (text, url) => {
    expect(toWebAddress(text)).toBe(url);
  });
});

describe('dates of a feed', () => {
  const day = '2026-07-01';

  it('toPeriods keeps an end past midnight, drops an end equal to the start, sorts and removes duplicates', () => {
    const raws = [
      { startDate: '2026-07-02', endDate: '2026-07-02', startTime: '14:30', endTime: '14:30:00' },
      { startDate: day, endDate: day, startTime: '22:00', endTime: '02:00' },
      { startDate: day, endDate: day, startTime: '22:00', endTime: '02:00' },
    ];
    expect(toPeriods(raws, 'x').periods).toEqual([
      { startDate: day, endDate: day, startTime: '22:00:00', endTime: '02:00:00' },
      { startDate: '2026-07-02', endDate: '2026-07-02', startTime: '14:30:00', endTime: null },
    ]);
  });

  it('readTime accepts times with or without seconds and leading zero; 24:00, 9h and undefined give null', () => {
    expect(['9:05', '09:05:30', '24:00', '9h', undefined].map(readTime)).toEqual([
      '09:05:00',
      '09:05:30',
      null,
      null,
      null,
    ]);
  });

  it('lastEndOf: an event ends at its end time, the next day if that is before its start time, or at 24:00 without times', () => {
    expect(
      lastEndOf([{ startDate: day, endDate: day, startTime: '22:00:00', endTime: '02:00:00' }]),
    ).toBe('2026-07-02T02:00:00');
    expect(lastEndOf([{ startDate: day, endDate: day, startTime: null, endTime: null }])).toBe(
      '2026-07-01T24:00:00',
    );
  });

  it.each([
    ['2026-06-10T24:00:00', 0],
    ['2026-06-11T08:00:00', 0],
    ['2026-06-10T12:00:00', 1],
    ['2026-06-10T12:00:01', 0],
    ['2026-06-03T24:00:00', 1],
    ['2026-06-03T11:00:00', 2],
    ['2020-06-10T24:00:00', 313],
  ])('shifts an event that ends at %s by %i weeks, as of noon on 10 June 2026', (end, weeks) => {
    expect(weeksUntilNotOver(end, '2026-06-10T12:00:00')).toBe(weeks);
  });
});

import { readAgendaOptions } from '@parages/contracts/vocabulary/search/agenda';
import { describe, expect, it } from 'vitest';
import { sampleFeed, sampleItem } from '../test/sample-feed.fr.ts';
import { readAgenda } from './read-agenda.ts';
import { type AgendaLook, viewAgenda } from './view-agenda.ts';
import { toHtml } from './view-node.ts';

const lookWith = (asked: Record<string, string> = {}, look: Partial<AgendaLook> = {}) => ({
  options: readAgendaOptions((name) => asked[name] ?? null),
  level: 2,
  opensWindow: false,
  list: { theme: 'concerts', isHost: false } as const,
  ...look,
});
function htmlOf(items: object[], look: AgendaLook = lookWith()): string {
  const agenda = readAgenda(sampleFeed(...items), 10);
  return agenda === undefined ? '' : viewAgenda(agenda, look).map(toHtml).join('');
}
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

describe('viewAgenda', () => {
  it('has the title of the list, the events with their date, place and price, and a link to all of them', () => {
    const html = htmlOf([sampleItem()]);
    expect(textOf(html)).toBe(
      '|Concerts à Tours|Samedi 13 juin · 20\u00a0h\u00a030|Bal|Guinguette, Tours|Dès 5\u00a0€|Tout voir sur Parages|',
    );
    expect(html).toContain('<time datetime="2026-06-13">');
    expect(html).toContain('<h2 part="title" class="title">');
    expect(html).toContain(
      '<h3><a class="name" part="link" href="https://parages.example/evenement/bal">',
    );
  });

  it('is in English, with the name of the theme and the town', () => {
    expect(textOf(htmlOf([sampleItem({ isFree: true })], lookWith({ lang: 'en' })))).toBe(
      '|Concerts in Tours|Saturday 13 June · 20:30|Bal|Guinguette, Tours|Free|See all on Parages|',
    );
  });

  it('marks the texts of organisers as French in English', () => {
    const look = lookWith({ lang: 'en' }, { opensWindow: true });
    const html = htmlOf([sampleItem()], look);
    expect(html).toContain('<span lang="fr">Bal</span><span class="hidden"> (new window)</span>');
    expect(html).toContain('<span class="where" lang="fr">Guinguette, Tours</span>');
    expect(html.match(/lang=/g)).toHaveLength(2);
    const host = { ...look, list: { theme: undefined, isHost: true } };
    expect(htmlOf([], host)).toContain('<h2 part="title" class="title" lang="fr">');
    expect(htmlOf([sampleItem()])).not.toContain('lang=');
  });

  it('keeps the name of a venue or an organiser in English', () => {
    const look = lookWith({ lang: 'en' }, { list: { theme: undefined, isHost: true } });
    expect(textOf(htmlOf([], look))).toMatch(/^\|Concerts à Tours\|No dates announced/);
  });

  it.each([
    ['Toute l’année', { isPermanent: true }],
    ['Annulé', { liveState: 'cancelled' }],
    ['Gratuit', { isFree: true }],
    ['Gratuit', { minPriceCents: 0, maxPriceCents: 0 }],
    ['Dès 5,50\u00a0€', { minPriceCents: 550 }],
    ['Dès 5\u00a0€', { maxPriceCents: 1200 }],
    ['15\u00a0€', { minPriceCents: 1500, maxPriceCents: 1500 }],
  ])('says %s of an event with %o', (text, facts) => {
    expect(textOf(htmlOf([sampleItem(facts)]))).toContain(`|${text}|`);
  });

  it('says that an event has other dates when their number is not known', () => {
    const day = (number: number) => `2026-06-${number + 13}`;
    const dates = Array.from({ length: 10 }, (_, n) => ({ startDate: day(n), endDate: day(n) }));
    expect(textOf(htmlOf([sampleItem({ dates })]))).toContain(
      '|Samedi 13 juin, et d’autres dates|',
    );
    expect(textOf(htmlOf([sampleItem({ dates })], lookWith({ lang: 'en' })))).toContain(
      '|Saturday 13 June, and more dates|',
    );
  });

  it('says that no date is announced when the list is empty', () => {
    expect(textOf(htmlOf([]))).toContain('|Aucune date annoncée pour le moment.|');
  });

  it('has no picture when the options forbid it', () => {
    expect(htmlOf([sampleItem()])).toContain('/mediafile/concerts-1?w=320"');
    expect(htmlOf([sampleItem()], lookWith({ pictures: 'none' }))).not.toContain('<img');
  });

  it('opens pages in a new window from a frame, and says so', () => {
    const html = htmlOf([sampleItem()], lookWith({}, { opensWindow: true, level: 1 }));
    expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Bal| (nouvelle fenêtre)|');
  });

  it('writes markup of events as text, in contents and in attributes', () => {
    const html = htmlOf([
      sampleItem(
        {
          label: '<img src=x onerror=alert(1)>"',
          place: { name: '</li><script>', locality: null },
        },
        { url: 'https://parages.example/"onclick="x' },
      ),
    ]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(html).toContain('&lt;/li&gt;&lt;script&gt;');
    expect(html).not.toMatch(/<script|onclick="/);
  });
});

import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { longestPause } from '../../../../test/longest-pause.ts';
import { readPdfCodes } from '../../../../test/pictures/read-pdf-codes.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { FeedItem } from '../feed.domain.ts';
import type { FeedLists } from '../feed-lists.ts';
import { drawWeekPoster } from './draw-week-poster.ts';
import { posterReads, weekOf, weekPosterOf } from './week-poster.domain.ts';
import { weekPosters } from './week-posters.service.ts';

type Period = FeedItem['poi']['periods'][number];
const week = weekOf('2026-06-10');
const period = (startDate: string, change: Partial<Period> = {}): Period => ({
  startDate,
  endDate: startDate,
  startTime: '20:30:00',
  endTime: null,
  note: null,
  liveState: 'scheduled',
  movedFrom: null,
  ...change,
});
type Change = {
  periods?: Period[];
  poi?: Partial<FeedItem['poi']>;
  card?: Partial<FeedItem['card']>;
};
const item = ({ periods = [period('2026-06-13')], poi = {}, card = {} }: Change = {}): FeedItem =>
  ({
    card: { isPermanent: false, isFree: false, minPriceCents: 500, maxPriceCents: null, ...card },
    poi: {
      id: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70',
      label: 'Bal',
      liveState: 'scheduled',
      place: { name: 'Guinguette', locality: 'Tours' },
      periods,
      ...poi,
    },
  }) as FeedItem;
const head = {
  title: 'Concerts à Tours',
  town: 'Tours',
  product: 'Parages',
  page: 'https://parages.example/ville/tours',
  self: '',
};
const poster = (...changes: Change[]) =>
  weekPosterOf({ head, theme: 'concerts', items: changes.map(item) }, week, posterReads);

describe('weekPosterOf', () => {
  it('has seven days from today, and of each event the day, the hour, the place, the price and a short address', () => {
    expect(poster({})).toEqual({
      title: 'Concerts à Tours',
      week: 'Du 10 au 16 juin',
      theme: 'concerts',
      hasRest: false,
      url: 'https://parages.example/ville/tours',
      entries: [
        {
          day: 'Samedi 13 juin',
          details: ['20\u00a0h\u00a030'],
          title: 'Bal',
          state: null,
          facts: 'Guinguette · Tours · Dès 5\u00a0€',
          url: 'https://parages.example/poi/0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70',
        },
      ],
    });
  });

  it('leaves out dates of other weeks and dates that do not take place', () => {
    const periods = [
      period('2026-06-11', { liveState: 'cancelled' }),
      period('2026-06-12', { liveState: 'postponed' }),
      period('2026-06-13', { liveState: 'full' }),
      period('2026-06-16'),
      period('2026-06-17'),
    ];
    expect(poster({ periods }).entries).toMatchObject([
      { day: 'Samedi 13 juin', details: ['20\u00a0h\u00a030', 'et une autre date'] },
    ]);
    expect(poster({ periods: periods.slice(0, 2) }, { periods: [period('2026-06-17')] })).toEqual(
      expect.objectContaining({ entries: [], hasRest: false }),
    );
    expect(poster({ poi: { liveState: 'cancelled' } }).entries).toEqual([]);
  });

  it('does not count the other dates of an event with as many as a feed reads', () => {
    const periods = Array.from({ length: 10 }, () => period('2026-06-13'));
    expect(poster({ periods }).entries[0]?.details[1]).toBe('et d’autres dates');
    expect(poster({ periods: periods.slice(1) }).entries[0]?.details[1]).toBe('et 8 autres dates');
  });

  it.each([
    ['Jusqu’au 30 juin', { startDate: '2026-06-01', endDate: '2026-06-30', startTime: null }],
    ['Du 12 au 30 juin', { startDate: '2026-06-12', endDate: '2026-06-30', startTime: null }],
    ['Vendredi 12 juin', { startDate: '2026-06-12', endDate: '2026-06-12', startTime: null }],
  ])('says %s', (day, dates) => {
    expect(poster({ periods: [period('', dates)] }).entries[0]?.day).toBe(day);
  });

  it('says that an event is full, free, open all year', () => {
    expect(
      poster({ periods: [period('2026-06-13', { liveState: 'full' })] }).entries[0]?.state,
    ).toBe('Complet');
    expect(poster({ card: { isFree: true } }).entries[0]?.facts).toContain('Gratuit');
    expect(poster({ periods: [], card: { isPermanent: true } }).entries[0]?.day).toBe(
      'Toute l’année',
    );
  });

  it.each([
    ['Gratuit', { minPriceCents: 0, maxPriceCents: 0 }],
    ['15\u00a0€', { minPriceCents: 1500, maxPriceCents: 1500 }],
    ['Dès 5\u00a0€', { minPriceCents: 500, maxPriceCents: 1500 }],
  ])('says the price %s', (text, card) => {
    expect(poster({ card }).entries[0]?.facts).toBe(`Guinguette · Tours · ${text}`);
  });

  it('has twelve events at most and says that there are others', () => {
    const { entries, hasRest } = poster(...Array.from({ length: 13 }, () => ({})));
    expect([entries.length, hasRest]).toEqual([12, true]);
  });

  it('says that there are others when it read as many events as it asked for, cancelled ones too', () => {
    const cancelled = { poi: { liveState: 'cancelled' as const } };
    const many = (count: number) => Array.from({ length: count }, () => cancelled);
    expect(poster({}, ...many(posterReads - 1)).hasRest).toBe(true);
    expect(poster({}, ...many(posterReads - 2)).hasRest).toBe(false);
  });
});

it.each([
  ['q=jazz', '?q=jazz&dates=2026-06-10_2026-06-16'],
  [`q=${'%F0%9F%8E%B7'.repeat(50)}`, '?dates=2026-06-10_2026-06-16'],
])(
  'weekPosterOf has the address of a list in its code, and a long one with its days alone: %s',
  (filters, search) => {
    const page = `https://parages.example/recherche?${filters}&dates=2026-06-10_2026-06-16`;
    const { url } = weekPosterOf(
      { head: { ...head, page }, theme: null, items: [] },
      week,
      posterReads,
    );
    expect(url).toBe(`https://parages.example/recherche${search}`);
  },
);

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)?.length ?? 0;

it.each([0, 1, 12])('drawWeekPoster draws %i events on one page of A4', async (count) => {
  const long = `${'Grande fête populaire de la commune '.repeat(5)}Łódź <b>&`;
  const change = { poi: { label: long, place: { name: long, locality: long } } } as Change;
  const pdf = await drawWeekPoster({
    poster: { ...poster(...Array.from({ length: count }, () => change)), title: long },
    product: 'Parages',
    createdAt: new Date('2026-06-10T00:00:00Z'),
  });
  expect(pagesOf(pdf)).toBe(1);
});

describe('issue 18 "a weekly poster of the same list": the address of a list and .pdf', () => {
  async function start() {
    const { create, db, app } = await startApi();
    const read = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    return { create, db, read };
  }

  it('200: answers the same page at each reading of a day, and 304 to a client that has it', async () => {
    const { create, read } = await start();
    await create.poi({ label: 'Bal' });
    const { statusCode, headers, rawPayload } = await read('/ville/tours.pdf?limit=1');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="tours.pdf"',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    });
    expect(pagesOf(rawPayload)).toBe(1);
    const again = await read('/ville/tours.pdf');
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await read('/ville/tours.pdf', tag)).statusCode).toBe(304);
  });

  it('200: a decoder reads the address of the list and of each event from the QR codes', async () => {
    const { create, read } = await start();
    const days = ['2026-06-11', '2026-06-12', '2026-06-13'];
    const events: string[] = [];
    for (const startDate of days) {
      const { id } = await create.poi({ periods: [{ startDate, startTime: '20:30' }] });
      events.push(`http://localhost:3000/poi/${id}`);
    }
    const { rawPayload } = await read('/ville/tours/category/concerts.pdf?dist=10');
    expect(await readPdfCodes(rawPayload)).toEqual([
      'http://localhost:3000/ville/tours/category/concerts?dist=10&dates=2026-06-10_2026-06-16',
      ...events,
    ]);
  });

  it('200: times, themes, searches, venues and organisers have one', async () => {
    const { create, db, read } = await start();
    const { id: organisationId, slug } = await createOrganisation(db, { name: 'Théâtre' });
    const { id } = await create.poi({ placeName: 'Théâtre Olympia', postalCode: '37000' });
    await db.poi.update({ where: { id }, data: { organisationId } });
    for (const path of [
      '/ville/tours/ce-week-end.pdf',
      '/category/concerts.pdf?coords=0.7,47.39',
      '/recherche.pdf?q=concert',
      `/recherche.pdf?q=${encodeURIComponent('é'.repeat(900))}`,
      '/lieu/theatre-olympia-tours-37000.pdf',
      `/organisateur/${slug}.pdf`,
    ])
      expect([path, (await read(path)).statusCode]).toEqual([path, 200]);
  });

  it('429: an address gets thirty posters a minute; pages of any origin may read the refusal', async () => {
    const { request } = await startApi({ environment: { RATE_LIMITS: 'on' } });
    const read = (path: string) => request.get(path).set('host', 'localhost:3000');
    for (let count = 0; count < rateLimits.perAddress.draw; count += 1)
      expect((await read(`/lieu/nulle-part-${count}.pdf`)).status).toBe(404);
    const { status, body, headers } = await read('/ville/tours.pdf?q=jazz');
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await read('/ville/tours.json')).status).toBe(200);
  });

  it('404: unknown towns, themes, venues and organisers', async () => {
    const { read } = await start();
    for (const [path, code] of [
      ['/ville/nulle-part.pdf', 'town_not_found'],
      ['/category/danse.pdf', 'not_found'],
      ['/lieu/nulle-part.pdf', 'venue_not_found'],
      ['/organisateur/nul.pdf', 'organiser_not_found'],
    ] as const)
      expect([path, (await read(path)).json().code]).toEqual([path, code]);
  });
});

function openPosters() {
  const ofVenue = async () => ({ head, theme: null, items: [item()] });
  const lists = { ofVenue } as unknown as FeedLists;
  const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
  const posters = weekPosters({ lists, clock });
  const address = { origin: 'https://parages.example', path: '/lieu/x', search: '' };
  return { read: () => posters.ofVenue('x', { ...address, format: 'json' }) };
}

it('service_unavailable for the twelfth poster at once: one is drawn, ten wait and get the same', async () => {
  const { read } = openPosters();
  const answers = await Promise.allSettled(Array.from({ length: 12 }, read));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'service_unavailable' } }]);
  const drawn = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(new Set(drawn).size).toBe(1);
});

it('a poster is drawn beside the event loop, which goes on meanwhile', async () => {
  const { read } = openPosters();
  const pause = await longestPause(async () => expect(pagesOf(await read())).toBe(1));
  expect(pause).toBeLessThan(0.5);
});

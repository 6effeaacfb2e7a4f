import { type FeedFormat, feedFormats } from '@parages/contracts/vocabulary/search/feeds';
import { describe, expect, it } from 'vitest';
import { readers } from '../../../test/feeds/read-feeds.ts';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { refreshPoi } from '../../../test/records/create-poi.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const host = { host: 'localhost:3000' };
const on = (startDate: string, startTime?: string) => ({
  periods: [{ startDate, endDate: startDate, ...(startTime && { startTime }) }],
});
const types = {
  ics: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json',
  geojson: 'application/geo+json',
} as const;

async function start() {
  const api = await startApi();
  const fetchFeed = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.request
      .get(path)
      .set({ ...host, ...headers })
      .buffer(true);
    const { status, headers: answered, text, body } = answer;
    return { status, headers: answered, text: text ?? '', body };
  };
  const titlesOf = async (path: string) => {
    const { text } = await fetchFeed(path);
    const format = path.split('?')[0]?.split('.').at(-1) as FeedFormat;
    return readers[format](text ?? '').titles;
  };
  const setDate = async (poiId: string, startsAt: string, state: string, movedFrom?: string) => {
    await api.db.$executeRawUnsafe(
      'INSERT INTO date_state (poi_id, starts_at, state, moved_from) VALUES ($1::uuid, $2::timestamp, $3, $4::timestamp)',
      poiId,
      startsAt,
      state,
      movedFrom ?? null,
    );
    await refreshPoi(api.db, poiId, api.clock.now());
  };
  return { ...api, fetchFeed, titlesOf, setDate };
}

describe('issue 18 "feeds of every list": the address of a list and an extension', () => {
  it.each(feedFormats)(
    '200: /ville/tours.%s is a valid feed that any site may read and no search engine indexes; a second request four hours later gets 304',
    async (format) => {
      const { create, fetchFeed, request, clock } = await start();
      await create.poi({ label: 'Bal', description: 'Un bal.\nAu bord de l’eau.' });
      const path = `/ville/tours.${format}`;
      const first = await fetchFeed(path);
      expect([first.status, readers[format](first.text)]).toMatchObject([
        200,
        { titles: ['Bal'], faults: [] },
      ]);
      expect(first.headers).toMatchObject({
        'content-type': types[format],
        'content-disposition': `inline; filename="tours.${format}"`,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
        vary: expect.stringContaining('Accept-Encoding'),
      });
      const tag = { 'if-none-match': first.headers.etag ?? '' };
      clock.set('2026-06-10T14:00:00Z');
      const second = await fetchFeed(path, tag);
      expect([second.status, second.text, second.headers.etag]).toEqual([
        304,
        '',
        first.headers.etag,
      ]);
      const head = await request.head(path).set(host);
      expect([head.status, head.headers.etag, head.text]).toEqual([
        200,
        first.headers.etag,
        undefined,
      ]);
      await create.poi({ label: 'Concert' });
      expect((await fetchFeed(path, tag)).status).toBe(200);
    },
  );

  it('200: towns, themes, times and searches have feeds of the events that their pages list', async () => {
    const { create, titlesOf } = await start();
    await create.poi({ label: 'Ce soir', ...on('2026-06-10', '20:30') });
    await create.poi({ label: 'Samedi', ...on('2026-06-13'), themes: ['expositions'] });
    await create.poi({ label: 'Paris', at: { lon: 2.3488, lat: 48.8534 } });
    const lists = {
      '/ville/tours.json': ['Ce soir', 'Samedi'],
      '/ville/tours/aujourd-hui.json': ['Ce soir'],
      '/ville/tours/ce-week-end.json': ['Samedi'],
      '/ville/tours/recherche.json?q=samedi': ['Samedi'],
      '/ville/tours/category/expositions.json': ['Samedi'],
      '/ville/tours/category/expositions/demain.json': [],
      '/category/concerts.json': ['Ce soir', 'Paris'],
      '/category/concerts.json?coords=0.7,47.39': ['Ce soir'],
      '/recherche.json': ['Ce soir', 'Paris', 'Samedi'],
      '/recherche.json?bbox=2,48,3,49': ['Paris'],
      '/ville/le-mans.json': [],
      '/ville/tours.json?dates=2026-06-13': ['Samedi'],
      '/ville/tours/ce-week-end.json?dates=2026-06-10': ['Ce soir'],
    };
    for (const [path, titles] of Object.entries(lists))
      expect([path, (await titlesOf(path)).toSorted()]).toEqual([path, titles]);
  });

  it('200: a feed honours each filter of its page, and ignores invalid values and unknown names', async () => {
    const { create, titlesOf } = await start();
    await create.poi({ label: 'Gratuit', options: ['free', 'pmr'], ...on('2026-06-12', '21:00') });
    await create.poi({
      label: 'Payant',
      minPriceCents: 800,
      minimumAge: 3,
      maximumAge: 8,
      at: { lon: 0.704, lat: 47.48 },
      ...on('2026-06-14', '10:00'),
    });
    const all = ['Gratuit', 'Payant'];
    const lists = {
      'opts=pmr': ['Gratuit'],
      'price=0': ['Gratuit'],
      'price=10': all,
      'age=5': ['Payant'],
      'part=evening': ['Gratuit'],
      'dates=2026-06-14': ['Payant'],
      'dist=5': ['Gratuit'],
      'q=payant': ['Payant'],
      'opts=unknown&price=7&age=99&part=noon&dates=soon&dist=far&bbox=1&coords=x&q=a&utm_source=x':
        all,
    };
    for (const [query, titles] of Object.entries(lists))
      expect([query, await titlesOf(`/ville/tours.json?${query}`)]).toEqual([query, titles]);
  });

  it('200: a feed of a part of the day has the dates of that part alone', async () => {
    const { create, fetchFeed } = await start();
    const times = ['15:00', '20:30'];
    await create.poi({
      label: 'Deux séances',
      periods: times.map((startTime) => ({
        startDate: '2026-06-12',
        endDate: '2026-06-12',
        startTime,
      })),
    });
    const startsOf = async (query: string) =>
      (await fetchFeed(`/ville/tours.ics${query}`)).text.match(/(?<=DTSTART[^:]*:)2026\w+/g);
    expect(await startsOf('')).toEqual(['20260612T150000', '20260612T203000']);
    expect(await startsOf('?part=evening')).toEqual(['20260612T203000']);
  });

  it('200: an RSS feed of a place has the last published events first; sort gives another order', async () => {
    const { create, titlesOf } = await start();
    await create.poi({ label: 'Demain', ...on('2026-06-11'), publishedAt: '2026-06-01T10:00:00Z' });
    await create.poi({
      label: 'Juillet',
      ...on('2026-07-11'),
      publishedAt: '2026-06-09T10:00:00Z',
    });
    expect(await titlesOf('/ville/tours.rss')).toEqual(['Juillet', 'Demain']);
    expect(await titlesOf('/ville/tours.rss?sort=date')).toEqual(['Demain', 'Juillet']);
    expect(await titlesOf('/ville/tours.json')).toEqual(['Demain', 'Juillet']);
    expect(await titlesOf('/category/concerts.rss')).toEqual(['Demain', 'Juillet']);
  });

  it('200: venues and organisers have feeds; 404 for unknown ones', async () => {
    const { create, db, titlesOf, fetchFeed } = await start();
    const { id: organisationId, slug } = await createOrganisation(db, { name: 'Théâtre' });
    const { id } = await create.poi({
      label: 'Pièce',
      placeName: 'Théâtre Olympia',
      postalCode: '37000',
    });
    await db.poi.update({ where: { id }, data: { organisationId } });
    for (const format of feedFormats) {
      expect(await titlesOf(`/lieu/theatre-olympia-tours-37000.${format}`)).toEqual(['Pièce']);
      expect(await titlesOf(`/organisateur/${slug}.${format}`)).toEqual(['Pièce']);
    }
    const { text } = await fetchFeed(`/organisateur/${slug}.ics`);
    expect(text).toContain('X-WR-CALNAME:Théâtre · Parages\r\n');
    const codeOf = async (path: string) => (await fetchFeed(path)).body.code;
    expect(await codeOf('/lieu/nulle-part.ics')).toBe('venue_not_found');
    expect(await codeOf('/organisateur/nul.rss')).toBe('organiser_not_found');
  });

  it('302: the bare name of homonyms leads to the feed of the most populous commune', async () => {
    const { db, fetchFeed } = await start();
    await smallGazetteer(db, touraine).loadWithCentres(new Map());
    const { status, headers } = await fetchFeed('/ville/saint-pierre.ics?dist=5');
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/ville\/saint-pierre-\d+\.ics\?dist=5$/),
    ]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    ['/ville/nulle-part.json', 404],
    ['/ville/tours/hier.json', 404],
    ['/lieu/nulle-part.json', 404],
    ['/organisateur/nul.json', 404],
    ['/ville/tours.json?q=ab&q=cd', 400],
  ])('%s: pages of any origin may read the refusal %i', async (path, status) => {
    const { fetchFeed } = await start();
    const { status: answered, headers } = await fetchFeed(path);
    expect([answered, headers['access-control-allow-origin']]).toEqual([status, '*']);
  });

  it('404: unknown towns, themes, times and formats, and the professional site, have no feed; 400 for a name that is repeated', async () => {
    const { fetchFeed } = await start();
    const answerOf = async (path: string, headers = {}) => {
      const { status, body } = await fetchFeed(path, headers);
      return [path, status, body.code];
    };
    for (const [path, code] of [
      ['/ville/nulle-part.ics', 'town_not_found'],
      ['/ville/nulle-part/category/concerts/demain.ics', 'town_not_found'],
      ['/ville/tours/hier.rss', 'not_found'],
      ['/ville/tours/category/danse.json', 'not_found'],
      ['/category/constructor.geojson', 'not_found'],
    ] as const)
      expect(await answerOf(path)).toEqual([path, 404, code]);
    const pro = { host: 'pro.localhost:3000' };
    expect(await answerOf('/ville/tours.ics', pro)).toEqual(['/ville/tours.ics', 404, 'not_found']);
    expect((await fetchFeed('/ville/tours.ics?q=ab&q=cd')).status).toBe(400);
    expect((await fetchFeed('/ville/tours.ics?dist=%00')).status).toBe(400);
  });
});

describe('issue 18 "live states": feeds', () => {
  it('say that dates are cancelled, postponed, full or moved, and keep the id of a moved date', async () => {
    const { create, fetchFeed, setDate } = await start();
    const dates = ['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-16', '2026-06-20'];
    const { id } = await create.poi({
      label: 'Bal',
      periods: dates.map((startDate) => ({ startDate, startTime: '20:30', endTime: '23:00' })),
    });
    await setDate(id, '2026-06-12 20:30', 'cancelled');
    await setDate(id, '2026-06-13 20:30', 'full');
    await setDate(id, '2026-06-14 20:30', 'postponed');
    await setDate(id, '2026-06-16 20:30', 'scheduled', '2026-06-15 20:30');
    const ics = (await fetchFeed('/ville/tours.ics')).text;
    expect(ics.match(/^STATUS:.*|^X-PARAGES.*/gm)?.map((line) => line.trim())).toEqual([
      'STATUS:CANCELLED',
      'X-PARAGES-STATE:CANCELLED',
      'STATUS:CONFIRMED',
      'X-PARAGES-STATE:FULL',
      'STATUS:TENTATIVE',
      'X-PARAGES-STATE:POSTPONED',
      'STATUS:CONFIRMED',
      'X-PARAGES-MOVED-FROM:20260615T203000',
      'STATUS:CONFIRMED',
    ]);
    expect(ics.replaceAll('\r\n ', '')).toContain(`UID:${id}-20260615T203000-20260615@localhost`);
    const { text } = await fetchFeed('/ville/tours.json');
    const [item] = JSON.parse(text).items;
    expect(item.title).toBe('Bal');
    expect(
      item._event.dates.map(({ liveState, eventStatus }: Record<string, string>) => [
        liveState,
        eventStatus?.replace('https://schema.org/', ''),
      ]),
    ).toEqual([
      ['cancelled', 'EventCancelled'],
      ['full', 'EventScheduled'],
      ['postponed', 'EventPostponed'],
      ['scheduled', 'EventRescheduled'],
      ['scheduled', 'EventScheduled'],
    ]);
    const rss = (await fetchFeed('/ville/tours.rss')).text;
    expect(rss).toContain('Annulé\u00a0: vendredi 12 juin 2026, 20\u00a0h\u00a030');
    expect(rss).toContain('et d’autres dates');
  });

  it('say in the title that a whole event is cancelled', async () => {
    const { create, db, titlesOf } = await start();
    const { id } = await create.poi({ label: 'Bal' });
    await db.poi.update({ where: { id }, data: { liveState: 'cancelled' } });
    expect(await titlesOf('/ville/tours.rss')).toEqual(['Annulé\u00a0: Bal']);
    expect(await titlesOf('/ville/tours.json')).toEqual(['Annulé\u00a0: Bal']);
  });

  it('have the dates of the searched days alone, and at most ten of each event', async () => {
    const { create, fetchFeed } = await start();
    const days = Array.from(
      { length: 30 },
      (_, day) => `2026-07-${String(day + 1).padStart(2, '0')}`,
    );
    await create.poi({ periods: days.map((startDate) => ({ startDate, startTime: '20:30' })) });
    const countDates = async (query: string) =>
      (await fetchFeed(`/ville/tours.ics${query}`)).text.match(/BEGIN:VEVENT/g)?.length;
    expect(await countDates('')).toBe(10);
    expect(await countDates('?dates=2026-07-03_2026-07-05')).toBe(3);
  });
});

it('300 events: a feed has the first 200, short ones before long ones, in five statements at most', async () => {
  const { create, fetchFeed, countQueries } = await start();
  await create.poi({
    label: 'Longue',
    periods: [{ startDate: '2026-05-01', endDate: '2026-12-01' }],
  });
  for (let day = 0; day < 300; day += 1) await create.poi({ ...on('2026-06-20') });
  countQueries();
  const { text } = await fetchFeed('/ville/tours.json');
  expect(countQueries()).toBeLessThanOrEqual(5);
  const { titles } = readers.json(text);
  expect([titles.length, titles.includes('Longue')]).toEqual([200, false]);
});

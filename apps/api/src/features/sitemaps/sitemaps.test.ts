// Specification: §2.17
import { describe, expect, it } from 'vitest';
import { smallGazetteer } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { poisService } from '../pois/pois.service.ts';
import { urlSet } from './sitemaps.domain.ts';
import { sitemapsService } from './sitemaps.service.ts';

const host = 'localhost:3000';
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
const fiveCommunes = {
  communes: [
    { code: '45298', name: 'Saint-Pierre', at: { lon: 1.7, lat: 47.78 } },
    { code: '37298', name: 'Saint-Pierre', at: { lon: 0.7, lat: 47.39 } },
    // 30.02 km from four events and 27.8 km from the fifth
    { code: '45001', name: 'Loin', at: { lon: 1.7, lat: 48.05 } },
    // 29.91 km from the four events
    { code: '45002', name: 'Près', at: { lon: 1.7, lat: 48.049 } },
    { code: '97416', name: 'Saint-Paul', at: { lon: 55.27, lat: -21.01 } },
  ],
};
const serviceOf = (deps: { db: Db; clock: Clock }, partSize: number, logged: object[] = []) =>
  sitemapsService({
    ...deps,
    pois: poisService(deps),
    log: { warn: (details) => logged.push(details) },
    partSize,
  });
const leMans = { lon: 0.2047, lat: 48.0004 };
// Saturday 13 June is the coming weekend of the clock's Wednesday.
const saturday = [{ startDate: '2026-06-13', startTime: '20:30', endTime: '23:00' }];

describe('issue 3 point 9 "split sitemaps"', () => {
  it('the index lists the sitemaps of pages, then of events, each with its last change', async () => {
    const { app, create } = await startApi();
    await create.poi();
    const { statusCode, headers, body } = await app.inject({
      url: '/sitemap.xml',
      headers: { host },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(body)).toEqual([
      `http://${host}/sitemaps/pages.xml`,
      `http://${host}/sitemaps/evenements-1.xml`,
    ]);
    expect(body.match(/<lastmod>\d{4}-\d{2}-\d{2}(T[\d:]{8}Z)?<\/lastmod>/g)).toHaveLength(2);
  });

  it('events: lists published events that are not over, under their canonical URL', async () => {
    const { app, create } = await startApi();
    const shown = await create.poi({ slugFr: 'bal-tours' });
    await create.poi({ slugFr: 'brouillon', status: 'draft' });
    await create.poi({ slugFr: 'fini', periods: [{ startDate: '2026-06-01' }] });
    await create.poi({ slugFr: 'archive', status: 'archived' });
    const { body } = await app.inject({ url: '/sitemaps/evenements-1.xml', headers: { host } });
    expect(locations(body)).toEqual([`http://${host}/evenement/${shown.slugFr}`]);
  });

  it('pages: lists the home page, towns, their themes and dates that have events, and editorial pages', async () => {
    const { app, create } = await startApi();
    await create.poi({ themes: ['concerts'], periods: saturday });
    await create.poi({ themes: ['cinema'], at: leMans });
    const { body } = await app.inject({ url: '/sitemaps/pages.xml', headers: { host } });
    const paths = locations(body).map((location) => new URL(location ?? '').pathname);
    expect(paths.filter((path) => path.startsWith('/ville/tours'))).toEqual([
      '/ville/tours',
      '/ville/tours/category/concerts',
      '/ville/tours/ce-week-end',
      '/ville/tours/category/concerts/ce-week-end',
    ]);
    expect(paths.filter((path) => path.startsWith('/ville/le-mans'))).toEqual([
      '/ville/le-mans',
      '/ville/le-mans/category/cinema',
      '/ville/le-mans/aujourd-hui',
      '/ville/le-mans/category/cinema/aujourd-hui',
    ]);
    expect(paths.slice(0, 1)).toEqual(['/']);
    expect(paths).toContain('/ville/poitiers');
    expect(paths).toContain('/notre-histoire');
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('towns: lists the communes, homonyms too, with at least five events within 30 km on the sphere, and no others', async () => {
    const { app, db, clock, create } = await startApi();
    await smallGazetteer(db, fiveCommunes).loadWithCentres(new Map());
    const busy = { lon: 1.7, lat: 47.78 };
    for (let index = 0; index < 4; index += 1) await create.poi({ at: busy });
    const ask = async (url: string) =>
      locations((await app.inject({ url, headers: { host } })).body);
    expect(await ask('/sitemap.xml')).not.toContain(`http://${host}/sitemaps/villes-1.xml`);
    // 2.2 km north of the busy commune
    await create.poi({ at: { lon: 1.7, lat: 47.8 } });
    clock.set('2026-06-10T11:00:01Z');
    await expect
      .poll(() => ask('/sitemaps/villes-1.xml'))
      .toEqual([`http://${host}/ville/pres`, `http://${host}/ville/saint-pierre-45`]);
    expect(await ask('/sitemap.xml')).toEqual([
      `http://${host}/sitemaps/pages.xml`,
      `http://${host}/sitemaps/villes-1.xml`,
      `http://${host}/sitemaps/evenements-1.xml`,
    ]);
  });

  it('towns: while they cannot be counted, the index lists the events, and each request logs the failure and counts again', async () => {
    const { db, clock, create } = await startApi();
    await smallGazetteer(db, fiveCommunes).loadWithCentres(new Map());
    for (let index = 0; index < 5; index += 1) await create.poi();
    const logged: object[] = [];
    const sitemaps = serviceOf({ db, clock }, 10, logged);
    const paths = async () => (await sitemaps.listSitemaps()).map(({ path }) => path);
    const withoutTowns = ['/sitemaps/pages.xml', '/sitemaps/evenements-1.xml'];
    await db.$executeRawUnsafe('ALTER FUNCTION busy_towns RENAME TO away_towns');
    try {
      expect([await paths(), await paths()]).toEqual([withoutTowns, withoutTowns]);
    } finally {
      await db.$executeRawUnsafe('ALTER FUNCTION away_towns RENAME TO busy_towns');
    }
    expect(logged).toEqual([{ err: expect.any(Error) }, { err: expect.any(Error) }]);
    expect(await paths()).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/villes-1.xml',
      '/sitemaps/evenements-1.xml',
    ]);
  });

  it('towns: the first request after an hour gets the former list, and starts the count for later ones', async () => {
    const { db, clock, create } = await startApi();
    await smallGazetteer(db, fiveCommunes).loadWithCentres(new Map());
    const sitemaps = serviceOf({ db, clock }, 10);
    const paths = async () => (await sitemaps.listTowns(1)).map(({ path }) => path);
    expect(await paths()).toEqual([]);
    for (let index = 0; index < 5; index += 1) await create.poi();
    clock.set('2026-06-10T11:00:01Z');
    expect(await paths()).toEqual([]);
    await expect.poll(paths).toEqual(['/ville/saint-pierre-37']);
  });

  it('towns: splits three communes into parts of two and one, counts them once an hour, and leaves the five towns to the sitemap of pages', async () => {
    const { db, clock, create, countQueries } = await startApi();
    await smallGazetteer(db, {
      communes: [
        ...['37001', '37002', '37003'].map((code) => ({
          code,
          name: `Bourg ${code}`,
          at: { lon: 0.7, lat: 47.39 },
        })),
        { code: '37261', name: 'Tours' },
      ],
    }).loadWithCentres(new Map());
    for (let index = 0; index < 5; index += 1) await create.poi();
    const sitemaps = serviceOf({ db, clock }, 2);
    const parts = await Promise.all([1, 2, 3].map((part) => sitemaps.listTowns(part)));
    expect(parts.map((part) => part.map(({ path }) => path))).toEqual([
      ['/ville/bourg-37001', '/ville/bourg-37002'],
      ['/ville/bourg-37003'],
      [],
    ]);
    countQueries();
    clock.set('2026-06-10T10:59:00Z');
    await sitemaps.listTowns(1);
    expect(countQueries()).toBe(0);
  });

  it('splits five events into parts of two, two and one, without overlap or omission', async () => {
    const { db, clock, create } = await startApi();
    const slugs: string[] = [];
    for (let index = 0; index < 5; index += 1) slugs.push((await create.poi()).slugFr);
    const sitemaps = serviceOf({ db, clock }, 2);
    const index = await sitemaps.listSitemaps();
    expect(index.map(({ path }) => path)).toEqual([
      '/sitemaps/pages.xml',
      ...[1, 2, 3].map((part) => `/sitemaps/evenements-${part}.xml`),
    ]);
    const parts = await Promise.all([1, 2, 3, 4].map((part) => sitemaps.listEvents(part)));
    expect(parts.map((part) => part.length)).toEqual([2, 2, 1, 0]);
    expect(parts.flat().map(({ path }) => path)).toEqual(slugs.map((slug) => `/evenement/${slug}`));
  });

  it('lists at most the 100 parts that their route serves', async () => {
    const { db, clock, create } = await startApi();
    for (let index = 0; index < 101; index += 1) await create.poi();
    const sitemaps = serviceOf({ db, clock }, 1);
    const index = await sitemaps.listSitemaps();
    expect(index).toHaveLength(101);
    expect(index.at(-1)?.path).toBe('/sitemaps/evenements-100.xml');
  });

  it('the sitemap of events is cached: a second request makes no database query until ten minutes have passed', async () => {
    const { app, create, clock, countQueries } = await startApi();
    await create.poi();
    const ask = () => app.inject({ url: '/sitemaps/evenements-1.xml', headers: { host } });
    await ask();
    countQueries();
    await ask();
    expect(countQueries()).toBe(0);
    clock.set('2026-06-10T10:10:01Z');
    await ask();
    expect(countQueries()).toBeGreaterThan(0);
  });

  it.each([
    ['/sitemaps/evenements-2.xml', host],
    ['/sitemaps/villes-1.xml', host],
    ['/sitemap.xml', 'pro.localhost:3000'],
  ])(
    '404 for %s on %s: a part without events or towns, or not the public host',
    async (url, where) => {
      const { app, create } = await startApi();
      await create.poi();
      expect((await app.inject({ url, headers: { host: where } })).statusCode).toBe(404);
    },
  );

  it('robots.txt disallows the API but not its documents, and sign-in and sign-up from a page, and names the sitemap index', async () => {
    const { app } = await startApi();
    const { body } = await app.inject({ url: '/robots.txt', headers: { host } });
    expect(body).toBe(
      `User-agent: *\nAllow: /api/docs\nAllow: /api/openapi.json\nDisallow: /api/\nDisallow: /auth-api/\nDisallow: /auth/login?\nDisallow: /auth/signup?\n\nSitemap: http://${host}/sitemap.xml\n`,
    );
  });
});

it('urlSet escapes a path in XML', () =>
  expect(urlSet('http://a', [{ path: '/?x=1&y="<\'' }])).toContain(
    '<loc>http://a/?x=1&amp;y=&quot;&lt;&#39;</loc>',
  ));

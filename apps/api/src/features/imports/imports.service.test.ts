// Specification: §1.6, §3.25, §4.13, §5.10, §6.11, §8.10
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@parages/contracts/vocabulary/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { empty, ownDatabase } from '../../../test/servers/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import { type FeedFormat, importsService } from './imports.service.ts';
import type { ImportReport } from './report/import-report.ts';

const now = new Date('2026-06-10T10:00:00Z');
let db: Db;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));
// This file uses a separate database: statistics of the rows of other test files would lead the
// planner to slow plans for the large batches here.
beforeAll(async () => {
  ({ db } = await ownDatabase());
});
beforeEach(async () => {
  await empty(db);
});

const event = (id: string, more: object = {}): object => ({
  uid: id,
  title_fr: 'Concert au jardin',
  timings: JSON.stringify([
    { begin: '2026-07-01T20:00:00+02:00', end: '2026-07-01T22:00:00+02:00' },
  ]),
  location_coordinates: { lon: 0.69, lat: 47.39 },
  location_city: 'Tours',
  location_postalcode: '37000',
  conditions_fr: 'Plein tarif : 12,50 €, réduit 8 €',
  ...more,
});

async function importText(
  text: string,
  options: { format?: FeedFormat; isShifted?: boolean; name?: string } = {},
): Promise<ImportReport> {
  const path = join(folder, options.name ?? 'feed.jsonl');
  await writeFile(path, text);
  const service = importsService({ db, clock: { now: () => now } });
  return service.importFeed({
    format: options.format ?? 'openagenda',
    path,
    isShifted: options.isShifted ?? false,
  });
}
const importEvents = (events: readonly object[], options = {}): Promise<ImportReport> =>
  importText(events.map((one) => JSON.stringify(one)).join('\n'), options);

async function ask<Row extends z.ZodRawShape>(
  sql: string,
  row: Row,
): Promise<z.output<z.ZodObject<Row>>[]> {
  return z.array(z.object(row)).parse(await db.$queryRawUnsafe(sql));
}
const slugs = async (): Promise<string[]> =>
  (await ask('SELECT slug_fr FROM poi ORDER BY created_at, ext_id', { slug_fr: z.string() })).map(
    (row) => row.slug_fr,
  );

describe('import of a feed', () => {
  it('publishes complete events and adds them to the search index', async () => {
    const report = await importEvents([event('1', { age_min: 6, age_max: 12 })]);
    expect(report.counts).toMatchObject({
      read: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      withoutTheme: 0,
    });
    const [found] = await ask(
      `SELECT v.label, v.status, v.min_price_cents, v.minimum_age, v.maximum_age, s.theme_mask, p.slug_fr, s.dates::text, p.published_at IS NOT NULL AS is_dated
       FROM poi p JOIN poi_version v ON v.poi_id = p.id JOIN poi_search s ON s.poi_id = p.id`,
      {
        label: z.string(),
        status: z.string(),
        min_price_cents: z.int(),
        minimum_age: z.int(),
        maximum_age: z.int(),
        theme_mask: z.int(),
        slug_fr: z.string(),
        dates: z.string(),
        is_dated: z.boolean(),
      },
    );
    expect(found).toEqual({
      label: 'Concert au jardin',
      status: 'published',
      min_price_cents: 800,
      minimum_age: 6,
      maximum_age: 12,
      theme_mask: 4,
      slug_fr: 'concert-au-jardin-tours',
      dates: '{[2026-07-01,2026-07-02)}',
      is_dated: true,
    });
  });

  it('skips equal events, and updates changed ones under the same id and slug', async () => {
    await importEvents([event('1'), event('2', { title_fr: 'Exposition' })]);
    const before = await ask('SELECT id, updated_at::text FROM poi ORDER BY ext_id', {
      id: z.string(),
      updated_at: z.string(),
    });
    expect(
      (await importEvents([event('1'), event('2', { title_fr: 'Exposition' })])).counts,
    ).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    const report = await importEvents([
      event('1', {
        title_fr: 'Concert reporté au parc',
        timings: '[]',
        firstdate_begin: '2026-08-01',
      }),
    ]);
    expect(report.counts).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await slugs()).toEqual(['concert-au-jardin-tours', 'exposition-tours']);
    expect(await ask('SELECT id FROM poi ORDER BY ext_id', { id: z.string() })).toEqual(
      before.map(({ id }) => ({ id })),
    );
    expect(
      await ask('SELECT count(*)::int AS n, max(start_date)::text AS day FROM period', {
        n: z.int(),
        day: z.string(),
      }),
    ).toEqual([{ n: 2, day: '2026-08-01' }]);
  });

  it('gives events with equal titles in one town different slugs', async () => {
    await importEvents([event('1'), event('2'), event('3')]);
    await importEvents([
      event('4'),
      event('5', { title_fr: 'Concert au jardin Tours 2', location_city: '' }),
    ]);
    expect(await slugs()).toEqual([
      'concert-au-jardin-tours',
      'concert-au-jardin-tours-2',
      'concert-au-jardin-tours-3',
      'concert-au-jardin-tours-4',
      'concert-au-jardin-tours-2-2',
    ]);
  });

  it('skips events that are locked, archived or in review', async () => {
    await importEvents([event('1'), event('2'), event('3'), event('4')]);
    await db.$executeRawUnsafe(`UPDATE poi SET is_import_locked = true WHERE ext_id = '1'`);
    await db.$executeRawUnsafe(`UPDATE poi SET archived_at = now() WHERE ext_id = '2'`);
    await db.$executeRawUnsafe(
      `UPDATE poi_version SET status = 'in-review' WHERE poi_id = (SELECT id FROM poi WHERE ext_id = '3')`,
    );
    const report = await importEvents(
      ['1', '2', '3', '4'].map((id) => event(id, { title_fr: 'Autre concert' })),
    );
    expect(report.counts).toMatchObject({ created: 0, updated: 1, unchanged: 0, skipped: 3 });
  });

  it('keeps an undated event as a draft, lists it, publishes it once dated, and takes it out of search once undated', async () => {
    const report = await importEvents([event('1', { timings: null })]);
    expect(report.counts).toMatchObject({ created: 1, drafts: 1 });
    expect(report.withoutDate).toEqual([
      { file: 'feed.jsonl', line: 1, record: 1, extId: '1', label: 'Concert au jardin' },
    ]);
    expect(await ask('SELECT count(*)::int AS n FROM poi_search', { n: z.int() })).toEqual([
      { n: 0 },
    ]);
    await importEvents([event('1')]);
    expect(await ask('SELECT status FROM poi_version', { status: z.string() })).toEqual([
      { status: 'published' },
    ]);
    await importEvents([event('1', { timings: null })]);
    expect(await ask('SELECT count(*)::int AS n FROM poi_search', { n: z.int() })).toEqual([
      { n: 0 },
    ]);
  });

  it('reports rejected records, and those abroad, with line, path, expected and obtained value; writes the others', async () => {
    const lines = [
      JSON.stringify(event('1')),
      '{"uid": "2", "title_fr":',
      JSON.stringify(event('3', { location_coordinates: { lon: -73.5, lat: 45.5 } })),
      JSON.stringify(event('4', { title_fr: '<p> </p>' })),
      '"a text"',
      JSON.stringify(event('1')),
      JSON.stringify(
        event('5', { title_fr: 'x\u0000y \ud800', description_fr: '<script>alert(1)</script>é' }),
      ),
    ];
    const report = await importText(lines.join('\n'));
    expect(report.counts).toMatchObject({ read: 7, created: 2, rejected: 4, elsewhere: 1 });
    const { west, east, south, north } = limits.bounds;
    const area = `longitude ${west} to ${east}, latitude ${south} to ${north}`;
    expect(
      report.rejected.map(({ line, path, expected, obtained }) => [line, path, expected, obtained]),
    ).toEqual([
      [2, '', 'JSON', '{"uid": "2", "title_fr":'],
      [4, 'title', 'a title', 'none'],
      [5, '', 'an OpenAgenda event', 'string'],
      [6, 'id', 'each identifier once', '1'],
    ]);
    expect(report.elsewhere).toMatchObject([
      { line: 3, record: 3, path: 'location', expected: area, obtained: '-73.5, 45.5' },
    ]);
  });

  it('links an event to its commune by INSEE code, else by postal code and name, else to the nearest within 20 km, else to none', async () => {
    await db.$executeRawUnsafe(`INSERT INTO region (id, level, insee, slug, name) VALUES
      ('00000000-0000-5000-8000-000000000001', 'CITY', '37261', 'tours', 'Tours'), ('00000000-0000-5000-8000-000000000002', 'CITY', '37233', 'st-pierre', 'Saint-Pierre-des-Corps')`);
    await db.$executeRawUnsafe(
      `INSERT INTO region_name (region_id, kind, name, search) SELECT id, 'current', name, fold_text(name) FROM region`,
    );
    await db.$executeRawUnsafe(
      `INSERT INTO region_postal_code (region_id, postal_code) SELECT id, CASE insee WHEN '37261' THEN '37000' ELSE '37700' END FROM region`,
    );
    await db.$executeRawUnsafe(`INSERT INTO region (id, level, insee, slug, name, lon, lat) VALUES
      ('00000000-0000-5000-8000-000000000003', 'CITY', '37122', 'joue', 'Joué-lès-Tours', 0.66, 47.35)`);
    const unknown = { location_postalcode: '99999' };
    await importEvents([
      event('1', { location_insee: '37233' }),
      event('2'),
      event('3', { location_city: 'SAINT PIERRE DES CORPS', location_postalcode: '37700' }),
      event('4', unknown),
      event('5', { ...unknown, location_coordinates: { lon: 2.35, lat: 48.85 } }),
    ]);
    const rows = await ask(
      'SELECT r.slug FROM poi p LEFT JOIN region r ON r.id = p.region_id ORDER BY p.ext_id',
      {
        slug: z.string().nullable(),
      },
    );
    expect(rows.map((row) => row.slug)).toEqual(['st-pierre', 'tours', 'st-pierre', 'joue', null]);
  });

  it('writes 3,500 events in concurrent batches with unique slugs, and none again when imported again', async () => {
    const path = join(folder, 'many.jsonl');
    await writeFile(
      path,
      Array.from({ length: 3500 }, (_, n) => JSON.stringify(event(String(n)))).join('\n'),
    );
    const service = importsService({ db, clock: { now: () => now }, lanes: 2 });
    const request = { format: 'openagenda', path, isShifted: false } as const;
    expect((await service.importFeed(request)).counts).toMatchObject({
      read: 3500,
      created: 3500,
      rejected: 0,
    });
    expect(new Set(await slugs()).size).toBe(3500);
    expect((await slugs()).every((slug) => /^concert-au-jardin-tours(-\d+)?$/.test(slug))).toBe(
      true,
    );
    expect((await service.importFeed(request)).counts).toMatchObject({
      created: 0,
      unchanged: 3500,
    });
    await rm(path);
  });

  it('stores the address of a picture as a remote medium, not as the main picture of the event', async () => {
    await importEvents([
      event('1', { image: 'https://example.test/a.jpg', imagecredits: 'Une photographe' }),
    ]);
    expect(
      await ask(
        'SELECT m.kind, m.source_url, v.main_media_id FROM poi_media x JOIN media m ON m.id = x.media_id JOIN poi_version v ON v.id = x.version_id',
        {
          kind: z.string(),
          source_url: z.string(),
          main_media_id: z.null(),
        },
      ),
    ).toEqual([{ kind: 'remote', source_url: 'https://example.test/a.jpg', main_media_id: null }]);
  });

  it('shifts all dates by the same number of weeks, so that no accepted event is past', async () => {
    const old = (id: string, day: string): object =>
      event(id, { timings: [{ begin: `${day}T20:00:00+02:00`, end: `${day}T22:00:00+02:00` }] });
    const refused = old('3', '1970-01-01');
    const report = await importEvents([old('1', '2024-05-01'), old('2', '2025-05-01'), refused], {
      isShifted: true,
    });
    expect(report.shiftedWeeks).toBe(110); // 2024-05-01 becomes 2026-06-10, 22:00: after `now`
    const rows = await ask('SELECT start_date::text AS day FROM period ORDER BY 1', {
      day: z.string(),
    });
    expect(rows.map((row) => row.day)).toEqual(['2026-06-10', '2027-06-10']);
    expect(await ask('SELECT count(*)::int AS n FROM poi_search', { n: z.int() })).toEqual([
      { n: 2 },
    ]);
  });

  it('throws when the path cannot be read, and reports one broken file among others', async () => {
    const service = importsService({ db, clock: { now: () => now } });
    await expect(
      service.importFeed({ format: 'openagenda', path: join(folder, 'missing'), isShifted: false }),
    ).rejects.toThrow('ENOENT');
    await writeFile(join(folder, 'broken.json.gz'), Buffer.from([0x1f, 0x8b, 8, 0, 1, 2]));
    await importEvents([event('1')]);
    const report = await service.importFeed({
      format: 'openagenda',
      path: folder,
      isShifted: false,
    });
    expect(report.files.unreadable.map(({ file }) => file)).toEqual(['broken.json.gz']);
    expect(report.counts).toMatchObject({ unchanged: 1 });
  });
});

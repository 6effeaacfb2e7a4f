import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import { type FeedFormat, importsService } from './imports.service.ts';
import type { ImportReport } from './report/import-report.ts';

const now = new Date('2026-06-10T10:00:00Z');
let db: Db;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plausibility-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  ({ db } = await emptyDatabase());
});

const event = (id: string, more: object): object => ({
  uid: id,
  title_fr: 'Concert au jardin',
  timings: [{ begin: '2026-07-01T20:00:00+02:00', end: '2026-07-01T22:00:00+02:00' }],
  location_coordinates: { lon: 0.69, lat: 47.39 },
  location_city: 'Tours',
  location_postalcode: '37000',
  ...more,
});

const timed = (id: string, ...days: [begin: string, end: string][]): object =>
  event(id, { timings: days.map(([begin, end]) => ({ begin, end })) });

async function importRecords(
  records: readonly object[],
  format: FeedFormat = 'openagenda',
): Promise<ImportReport> {
  const path = join(folder, 'feed.jsonl');
  await writeFile(path, records.map((record) => JSON.stringify(record)).join('\n'));
  return importsService({ db, clock: { now: () => now } }).importFeed({
    format,
    path,
    isShifted: false,
  });
}

async function ask<Row extends z.ZodRawShape>(
  sql: string,
  row: Row,
): Promise<z.output<z.ZodObject<Row>>[]> {
  return z.array(z.object(row)).parse(await db.$queryRawUnsafe(sql));
}

const found = (list: ImportReport['warnings']): string[] =>
  list.map(({ line, path, obtained }) => `${line} ${path}: ${obtained}`);

describe('dates of a feed', () => {
  const writtenPeriods = () =>
    ask(
      `SELECT p.ext_id AS id, t.start_date::text AS day, t.end_date::text AS "lastDay", t.start_time::text AS "from", t.end_time::text AS until
       FROM period t JOIN poi_version v ON v.id = t.version_id JOIN poi p ON p.id = v.poi_id ORDER BY 1, 2, 3`,
      {
        id: z.string(),
        day: z.string(),
        lastDay: z.string(),
        from: z.string().nullable(),
        until: z.string().nullable(),
      },
    );

  it('refuses an event of 2032 by the name of its field, and drops a far day beside a near one', async () => {
    const report = await importRecords([
      timed('1', ['2032-05-01T02:00:00+02:00', '2032-05-01T04:00:00+02:00']),
      timed('2', ['2026-07-01', '2026-07-01'], ['2032-05-01', '2032-05-01']),
      timed('3', ['1990-07-01', '1990-07-01']),
    ]);
    expect(report.counts).toMatchObject({ read: 3, created: 1, rejected: 2, warnings: 1 });
    expect(found(report.rejected)).toEqual([
      '1 timings: 2032-05-01 → 2032-05-01',
      '3 timings: 1990-07-01 → 1990-07-01',
    ]);
    expect(found(report.warnings)).toEqual(['2 timings: 2032-05-01 → 2032-05-01']);
    expect(await writtenPeriods()).toEqual([
      { id: '2', day: '2026-07-01', lastDay: '2026-07-01', from: null, until: null },
    ]);
  });

  it('keeps the day and drops the hours of an event from 02:00 to 04:00, and keeps a night club until 04:00', async () => {
    const report = await importRecords([
      timed('1', ['2026-07-01T02:00:00+02:00', '2026-07-01T04:00:00+02:00']),
      timed('2', ['2026-07-01T23:00:00+02:00', '2026-07-02T04:00:00+02:00']),
      timed('3', ['2026-07-01T05:00:00+02:00', '2026-07-01T07:00:00+02:00']),
      timed('4', ['2026-07-01T00:00:00+02:00', '2026-07-01T23:59:00+02:00']),
    ]);
    expect(report.counts).toMatchObject({ created: 4, rejected: 0, corrected: 2, warnings: 0 });
    expect(found(report.corrected)).toEqual([
      '1 timings: 2026-07-01 02:00:00 → 04:00:00',
      '4 timings: 2026-07-01 00:00:00 → 23:59:00',
    ]);
    expect(await writtenPeriods()).toEqual([
      { id: '1', day: '2026-07-01', lastDay: '2026-07-01', from: null, until: null },
      { id: '2', day: '2026-07-01', lastDay: '2026-07-02', from: '23:00:00', until: '04:00:00' },
      { id: '3', day: '2026-07-01', lastDay: '2026-07-01', from: '05:00:00', until: '07:00:00' },
      { id: '4', day: '2026-07-01', lastDay: '2026-07-01', from: null, until: null },
    ]);
  });

  it('reads a timing of more than 24 hours as days without hours', async () => {
    await importRecords([timed('1', ['2026-07-03T18:00:00+02:00', '2026-07-05T20:00:00+02:00'])]);
    expect(await writtenPeriods()).toEqual([
      { id: '1', day: '2026-07-03', lastDay: '2026-07-05', from: null, until: null },
    ]);
  });

  it('keeps a period of more than 500 days with a warning, and changes nothing in a second import', async () => {
    const records = [
      timed('1', ['2026-01-01', '2027-12-31']),
      timed('2', ['2026-07-01T02:00:00+02:00', '2026-07-01T04:00:00+02:00']),
    ];
    const report = await importRecords(records);
    expect(found(report.warnings)).toEqual(['1 timings: 2026-01-01 → 2027-12-31']);
    expect((await importRecords(records)).counts).toMatchObject({ unchanged: 2, updated: 0 });
  });

  it('keeps the known dates of a series of more than 500 days, with a warning, not the days between', async () => {
    const series = (last: string) => ({
      timings: [],
      firstdate_begin: '2026-01-05T18:00:00+01:00',
      firstdate_end: '2026-01-05T19:00:00+01:00',
      lastdate_begin: `${last}T18:00:00+01:00`,
      lastdate_end: `${last}T19:00:00+01:00`,
      daterange_fr: '5 janvier 2026 - une autre année 2027',
    });
    const report = await importRecords([
      event('1', series('2027-12-06')),
      event('2', series('2027-02-01')),
    ]);
    expect(found(report.warnings)).toEqual(['1 timings: 2026-01-05 → 2027-12-06']);
    const evening = { from: '18:00:00', until: '19:00:00' };
    expect(await writtenPeriods()).toEqual([
      { id: '1', day: '2026-01-05', lastDay: '2026-01-05', ...evening },
      { id: '1', day: '2027-12-06', lastDay: '2027-12-06', ...evening },
      { id: '2', day: '2026-01-05', lastDay: '2027-02-01', from: null, until: null },
    ]);
  });
});

describe('places of a feed', () => {
  beforeEach(async () => {
    await smallGazetteer(db, touraine).loadIfMissing();
  });
  const tours = { lon: 0.69, lat: 47.39 };
  const blere = { location_coordinates: { lon: 0.99, lat: 47.33 }, location_city: 'Bléré' };
  const writtenPlaces = () =>
    ask(
      `SELECT v.postal_code AS code, v.street_address AS address, r.name AS commune
       FROM poi p JOIN poi_version v ON v.poi_id = p.id LEFT JOIN region r ON r.id = p.region_id ORDER BY p.ext_id`,
      { code: z.string().nullable(), address: z.string().nullable(), commune: z.string() },
    );

  it('corrects a postcode of another department to that of the commune, which position and name agree on, and says so', async () => {
    const records = [
      event('1', {
        ...blere,
        location_postalcode: '45190',
        location_address: '1 rue du Lac 45190 Bléré',
      }),
      event('2', { location_coordinates: tours, location_postalcode: '45000' }),
    ];
    const report = await importRecords(records);
    expect(report.counts).toMatchObject({ created: 2, corrected: 2, warnings: 0, rejected: 0 });
    expect(report.corrected).toEqual([
      {
        file: 'feed.jsonl',
        line: 1,
        record: 1,
        extId: '1',
        path: 'location_postalcode',
        expected: '37150 (Bléré, 0.3 km away)',
        obtained: '45190, 73.1 km away',
      },
      {
        file: 'feed.jsonl',
        line: 2,
        record: 2,
        extId: '2',
        path: 'location_postalcode',
        expected: 'one of 37000, 37100, 37200 (Tours, 1.2 km away); it is left out',
        obtained: '45000, 107.3 km away',
      },
    ]);
    expect(await writtenPlaces()).toEqual([
      { code: '37150', address: '1 rue du Lac 37150 Bléré', commune: 'Bléré' },
      { code: null, address: null, commune: 'Tours' },
    ]);
    expect((await importRecords(records)).counts).toMatchObject({ unchanged: 2, corrected: 0 });
  });

  it('questions a postcode, a commune or a position that contradicts the others, and keeps all as they are', async () => {
    const report = await importRecords([
      event('1', { ...blere, location_postalcode: '37000', location_address: 'Mairie, Tours' }),
      event('2', { ...blere, location_city: 'Tours', location_postalcode: '37150' }),
      event('3', { location_coordinates: blere.location_coordinates }),
      event('4', { ...blere, location_postalcode: '37150' }),
      event('5', { location_postalcode: '37042' }),
    ]);
    expect(report.counts).toMatchObject({ created: 5, corrected: 0, doubtful: 3, rejected: 0 });
    expect(report.doubtful.map(({ doubt }) => doubt)).toEqual([
      'postal_code_elsewhere',
      'city_elsewhere',
      'position_elsewhere',
    ]);
    expect(found(report.doubtful)).toEqual([
      '1 location_postalcode: 37000, 22.7 km away',
      '2 location_city: Tours, 22.7 km away',
      '3 location: Tours, 22.7 km away',
    ]);
    expect((await writtenPlaces()).map(({ code }) => code)).toEqual([
      '37000',
      '37150',
      '37000',
      '37150',
      '37042',
    ]);
  });

  it('names the fields of DATAtourisme', async () => {
    const report = await importRecords(
      [
        {
          '@id': 'https://data.datatourisme.fr/1',
          '@type': ['schema:Event', 'EntertainmentAndEvent'],
          'rdfs:label': { fr: ['Concert'] },
          takesPlaceAt: [{ startDate: '2032-07-01' }, { startDate: '2026-07-01' }],
          isLocatedAt: [
            {
              'schema:geo': { 'schema:latitude': '47.33', 'schema:longitude': '0.99' },
              'schema:address': [
                { 'schema:postalCode': '45190', 'schema:addressLocality': 'Bléré' },
              ],
            },
          ],
        },
      ],
      'datatourisme',
    );
    expect(found(report.corrected)).toEqual([
      '1 isLocatedAt.0.schema:address.0.schema:postalCode: 45190, 73.1 km away',
    ]);
    expect(found(report.warnings)).toEqual(['1 takesPlaceAt: 2032-07-01 → 2032-07-01']);
  });
});

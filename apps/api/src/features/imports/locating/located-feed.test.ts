import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../../test/records/create-gazetteer.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Geocoder } from '../../../gateways/geocoder/geocoder.ts';
import type { Db } from '../../../platform/database/database.ts';
import { importsService } from '../imports.service.ts';

const now = new Date('2026-06-10T10:00:00Z');
let db: Db;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'located-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  ({ db } = await emptyDatabase());
  await smallGazetteer(db, touraine).loadIfMissing();
});

const event = (uid: string, more: object): object => ({
  uid,
  title_fr: 'Concert au jardin',
  timings: [{ begin: '2026-07-01T20:00:00+02:00', end: '2026-07-01T22:00:00+02:00' }],
  location_city: 'Bléré',
  location_postalcode: '37150',
  ...more,
});
const blere = { lon: 0.9886, lat: 47.3275 };

type Answer = Awaited<ReturnType<Geocoder['find']>>[number];
const geocoder = (answers: Readonly<Record<string, Partial<Answer> | 'away'>>) => {
  const asked: string[] = [];
  const find: Geocoder['find'] = async ({ text }) => {
    asked.push(text);
    const answer = Object.entries(answers).find(([street]) =>
      text.toLowerCase().startsWith(street.toLowerCase()),
    )?.[1];
    if (answer === 'away') throw new Error('no answer');
    const match = { label: text, score: 0.9, position: { lon: 0.99, lat: 47.33 } };
    return answer === undefined ? [] : [{ ...match, ...answer }];
  };
  return { asked, find };
};

async function importRecords(records: readonly object[], given?: Geocoder) {
  const path = join(folder, 'feed.json');
  // One line: the number of a record says which one is meant.
  await writeFile(path, JSON.stringify({ results: records }));
  return importsService({ db, clock: { now: () => now }, geocoder: given }).importFeed({
    format: 'openagenda',
    path,
    isShifted: false,
  });
}

const written = async () =>
  (await db.poi.findMany({ include: { versions: true }, orderBy: { extId: 'asc' } })).map(
    ({ versions: [version] }) => [version?.status, version?.lon, version?.lat],
  );
const doubts = () =>
  db.placeDoubt.findMany({
    orderBy: { poi: { extId: 'asc' } },
    select: { reason: true, score: true },
  });

it('publishes a record at the position of its address, and asks the geocoder once for it', async () => {
  const answering = geocoder({ '1 rue du Lac': {} });
  const records = [
    event('1', { location_address: '1 rue du Lac' }),
    event('2', { location_address: '1 Rue du lac', title_fr: 'Bal' }),
  ];
  const report = await importRecords(records, answering);
  expect(report.counts).toMatchObject({ created: 2, rejected: 0, doubtful: 0 });
  expect(await written()).toEqual([
    ['published', 0.99, 47.33],
    ['published', 0.99, 47.33],
  ]);
  const changed = records.map((record) => ({ ...record, description_fr: 'Au bord de l’eau' }));
  expect((await importRecords(changed, answering)).counts).toMatchObject({ updated: 2 });
  expect(answering.asked).toHaveLength(1);
});

it('places a record at the centre of its commune and lists it with its number, reason and score, when its address is not sure', async () => {
  const answering = geocoder({
    '1 rue du Lac': { score: 0.31 },
    '2 rue Verte': { isTown: true },
    '3 rue de Paris': { position: { lon: 2.35, lat: 48.85 } },
  });
  const records = [
    event('1', { location_address: '1 rue du Lac' }),
    event('2', { location_address: '2 rue Verte' }),
    event('3', { location_address: '3 rue de Paris' }),
    event('4', { location_address: '4 rue Perdue' }),
    event('5', {}),
    event('6', { location_city: 'Ailleurs', location_postalcode: '99999' }),
  ];
  const report = await importRecords(records, answering);
  expect(report.counts).toMatchObject({ created: 6, rejected: 0, doubtful: 6 });
  const uncertain = 'address_uncertain';
  expect(report.doubtful.map(({ record, doubt }) => [record, doubt])).toEqual([
    [1, uncertain],
    [2, uncertain],
    [3, uncertain],
    [4, uncertain],
    [5, 'address_missing'],
    [6, 'place_unknown'],
  ]);
  expect(report.doubtful[0]).toMatchObject({
    line: 1,
    path: 'location_address',
    obtained: '1 rue du Lac, 37150, Bléré (score 0.31)',
  });
  expect(await written()).toEqual([
    ...Array.from({ length: 5 }, () => ['published', blere.lon, blere.lat]),
    ['draft', null, null],
  ]);
  expect((await doubts()).map(({ score }) => score?.toFixed(2))).toEqual([
    '0.31',
    '0.90',
    '0.90',
    undefined,
    undefined,
    undefined,
  ]);
  const again = await importRecords(records, answering);
  expect(again.counts).toMatchObject({ unchanged: 6, doubtful: 0 });
  expect(again.report.doubtful.map(({ reason, count }) => [reason, count])).toEqual([
    [uncertain, 4],
    ['address_missing', 1],
    ['place_unknown', 1],
  ]);
});

it('keeps a place confirmed while it is the same, and questions it again once its record names another one', async () => {
  const answering = geocoder({ '1 rue du Lac': { score: 0.31 }, '2 rue Verte': { score: 0.31 } });
  const at = (street: string, more: object = {}) => [
    event('1', { location_address: street, ...more }),
  ];
  const reasons = async (records: readonly object[]) =>
    (await importRecords(records, answering)).report.doubtful.map(({ reason }) => reason);
  expect(await reasons(at('1 rue du Lac'))).toContain('address_uncertain');
  await db.placeDoubt.updateMany({ data: { confirmedAt: now } });
  expect(await reasons(at('1 rue du Lac'))).not.toContain('address_uncertain');
  const described = { description_fr: 'Au bord de l’eau' };
  expect(await reasons(at('1 rue du Lac', described))).not.toContain('address_uncertain');
  const elsewhere = { location_city: 'Tours', location_postalcode: '37000' };
  await db.placeDoubt.updateMany({ data: { notedAt: new Date(now.getTime() - 1000) } });
  await db.placeDoubt.updateMany({ data: { confirmedAt: new Date(now.getTime() - 1000) } });
  expect(await reasons(at('2 rue Verte', elsewhere))).toContain('address_uncertain');
});

it('looks an address up again in each import until the geocoder answers; meanwhile nothing changes', async () => {
  const records = [event('1', { location_address: '1 rue du Lac' })];
  const away = geocoder({ '1 rue du Lac': 'away' });
  expect((await importRecords(records, away)).counts).toMatchObject({ created: 1, doubtful: 1 });
  expect(await written()).toEqual([['published', blere.lon, blere.lat]]);
  expect((await importRecords(records, away)).counts).toMatchObject({ updated: 0, unchanged: 1 });
  const answering = geocoder({ '1 rue du Lac': {} });
  expect((await importRecords(records, answering)).counts).toMatchObject({ updated: 1 });
  expect(await written()).toEqual([['published', 0.99, 47.33]]);
  expect(await doubts()).toEqual([]);
});

it('keeps the doubt about a position that is far from its commune, and leaves out a record abroad', async () => {
  const report = await importRecords([
    event('1', { location_coordinates: { lon: 0.69, lat: 47.39 } }),
    event('2', { location_coordinates: { lon: 106.7, lat: 10.8 }, location_countrycode: 'VN' }),
    event('3', { location_coordinates: { lon: 106.7, lat: 10.8 }, location_countrycode: 'FR' }),
  ]);
  expect(report.counts).toMatchObject({ created: 2, rejected: 0, elsewhere: 1 });
  expect(report.elsewhere).toMatchObject([{ record: 2, obtained: '106.7, 10.8' }]);
  expect(report.doubtful.map(({ record, doubt }) => [record, doubt])).toEqual([
    [3, 'position_outside'],
    [1, 'position_elsewhere'],
    [3, 'address_missing'],
  ]);
  expect(await doubts()).toMatchObject([
    { reason: 'position_elsewhere' },
    { reason: 'address_missing' },
  ]);
});

it('places a record without a country only where the table of communes knows its postcode or its commune', async () => {
  const answering = geocoder({ '1 rue': {} });
  const address = (city: string, code: string | null) => ({
    location_address: '1 rue du Lac',
    location_city: city,
    location_postalcode: code,
  });
  const records = [
    address('Bruxelles', '1000'),
    address('Berlin', '10115'),
    address('Bléré', '30121'),
    address('Bléré', '7150'),
    address('Madrid', null),
    address('Bléré Cedex', '37151'),
    address('La Bellangerie', '37150'),
    address('Bléré', null),
  ].map((place, index) => event(String(index + 1), place));
  await importRecords(records, answering);
  expect((await written()).map(([status]) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'draft'),
    ...Array.from({ length: 3 }, () => 'published'),
  ]);
  expect((await doubts()).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 5 }, () => 'place_unknown'),
  );
});

// Specification: §1.6, §6.11
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { type Api, startApi } from '../../../test/servers/start-api.ts';
import { importsService } from './imports.service.ts';

const here = { lon: 0.704, lat: 47.3948, distanceKm: 30 };
const museum = ['CulturalSite', 'Museum'];
const hotel = ['PlaceOfInterest', 'Accommodation', 'Hotel'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outings-'));
});
afterAll(() => rm(folder, { recursive: true }));

const place = (id: string, classes: readonly string[], label = 'Le Moulin') => ({
  '@id': `https://data.example.test/10/${id}`,
  '@type': classes,
  'rdfs:label': { fr: [label] },
  isLocatedAt: [
    {
      'schema:address': [{ 'schema:addressLocality': 'Tours' }],
      'schema:geo': { 'schema:latitude': '47.39', 'schema:longitude': '0.69' },
    },
  ],
});

async function importPlaces({ db, clock }: Api, places: readonly object[]) {
  const path = join(folder, 'feed.jsonl');
  await writeFile(path, places.map((one) => JSON.stringify(one)).join('\n'));
  return importsService({ db, clock }).importFeed({
    format: 'datatourisme',
    path,
    isShifted: false,
  });
}

it('an import leaves out accommodation and restaurants, lists them in its report, and creates a hotel that is a museum too', async () => {
  const api = await startApi();
  const report = await importPlaces(api, [
    place('1', museum),
    place('2', hotel, 'Hôtel du Musée'),
    place('3', ['FoodEstablishment', 'Restaurant'], 'Chez Lucien'),
    place('4', [...hotel, ...museum], 'L’hôtel-musée'),
    place('2', hotel),
    place('5\u0000\ud800', hotel),
  ]);
  expect(report.counts).toMatchObject({
    read: 6,
    created: 2,
    notOutings: 3,
    withdrawn: 0,
    rejected: 1,
  });
  expect(report.notOutings.slice(0, 2)).toEqual([
    { file: 'feed.jsonl', line: 2, record: 2, extId: '2', label: 'Hôtel du Musée' },
    { file: 'feed.jsonl', line: 3, record: 3, extId: '3', label: 'Chez Lucien' },
  ]);
  expect(report.rejected).toMatchObject([{ expected: 'each identifier once', extId: '2' }]);
  expect(await api.db.poi.count()).toBe(2);
});

it('an import archives a place whose record is no outing any more: absent from search, gone in favourites, once in its history', async () => {
  const api = await startApi();
  const { db, clock, get, send, signIn } = api;
  const visitor = await signIn();
  await importPlaces(api, [place('1', museum)]);
  const { id, slugFr } = await db.poi.findFirstOrThrow();
  await send('PUT', `/me/favorites/${id}`, { as: visitor });
  expect((await get('/pois', here)).body.total).toBe(1);

  clock.set('2026-06-11T10:00:00Z');
  const report = await importPlaces(api, [place('1', hotel)]);
  expect(report.counts).toMatchObject({ notOutings: 1, withdrawn: 1, updated: 0, created: 0 });
  expect((await get('/pois', here)).body.total).toBe(0);
  expect((await get(`/pois/by-slug/${slugFr}`)).body.code).toBe('poi_gone');
  const favorites = await send('GET', '/me/favorites', { as: visitor });
  expect(favorites.body.undated).toMatchObject([{ id, label: 'Le Moulin', isGone: true }]);
  expect(await db.poiHistory.findMany({ where: { poiId: id } })).toMatchObject([
    {
      actorKind: 'import',
      action: 'withdrawn',
      versionNumber: 1,
      fromStatus: 'published',
      toStatus: 'archived',
    },
  ]);
  const again = await importPlaces(api, [place('1', hotel)]);
  expect(again.counts).toMatchObject({ notOutings: 1, withdrawn: 0 });
  expect(await db.poiHistory.count()).toBe(1);
});

it('an import restores a withdrawn place under its id and slug when its record becomes an outing, unless a moderator archived it', async () => {
  const api = await startApi();
  const { db, clock, get, send, signIn } = api;
  const moderator = await signIn({ permissions: ['poi_mod'] });
  await importPlaces(api, [place('1', museum)]);
  const { id, slugFr } = await db.poi.findFirstOrThrow();
  clock.set('2026-06-11T10:00:00Z');
  await importPlaces(api, [place('1', hotel)]);
  clock.set('2026-06-12T10:00:00Z');
  const restored = await importPlaces(api, [place('1', museum)]);
  expect(restored.counts).toMatchObject({ updated: 1, created: 0, skipped: 0 });
  expect((await get(`/pois/by-slug/${slugFr}`)).body).toMatchObject({ id, label: 'Le Moulin' });
  expect((await get('/pois', here)).body.total).toBe(1);
  const entries = await db.poiHistory.findMany({ orderBy: { happenedAt: 'asc' } });
  expect(entries).toMatchObject([
    { action: 'withdrawn' },
    { action: 'restored', actorKind: 'import', fromStatus: 'archived', toStatus: 'published' },
  ]);

  clock.set('2026-06-13T10:00:00Z');
  const { editVersion: version } = await db.poi.findFirstOrThrow();
  const archival = await send('POST', `/org/pois/${id}/archival`, {
    as: moderator,
    body: { version, confirmation: 'Le Moulin' },
  });
  expect(archival.status).toBe(200);
  const report = await importPlaces(api, [place('1', museum, 'Le Grand Moulin')]);
  expect(report.counts).toMatchObject({ updated: 0, skipped: 1 });
});

it('an import does not withdraw a place that is locked, of an organisation, being edited, or has themes of a moderator', async () => {
  const api = await startApi();
  const { db, send, signIn } = api;
  const curator = await signIn({ permissions: ['theme_mod'] });
  const ids = ['locked', 'owned', 'edited', 'themed'];
  await importPlaces(
    api,
    ids.map((id) => place(id, museum)),
  );
  const { id: organisationId } = await createOrganisation(db);
  await db.poi.updateMany({ where: { extId: 'locked' }, data: { isImportLocked: true } });
  await db.poi.updateMany({ where: { extId: 'owned' }, data: { organisationId } });
  await db.$executeRawUnsafe(
    `INSERT INTO poi_version (id, poi_id, number, status, label)
     SELECT gen_random_uuid(), id, 2, 'draft', 'Le Moulin' FROM poi WHERE ext_id = 'edited'`,
  );
  const { id } = await db.poi.findFirstOrThrow({ where: { extId: 'themed' } });
  await send('POST', `/pois/${id}/themes`, { as: curator, body: { themes: ['famille'] } });
  const report = await importPlaces(
    api,
    ids.map((one) => place(one, hotel)),
  );
  expect(report.counts).toMatchObject({ notOutings: 4, withdrawn: 0 });
  expect(await db.poi.count({ where: { archivedAt: null } })).toBe(4);
});

it('an import withdraws no poi of which a draft is committed while it waits for the lock', async () => {
  const api = await startApi();
  const { db } = api;
  await importPlaces(api, [place('1', museum)]);
  const { id } = await db.poi.findFirstOrThrow();
  const { importing } = await db.$transaction(
    async (tx) => {
      await tx.$queryRawUnsafe('SELECT 1 FROM poi WHERE id = $1::uuid FOR UPDATE', id);
      const started = importPlaces(api, [place('1', hotel)]);
      await expect
        .poll(
          () =>
            db.$queryRawUnsafe(
              `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          { timeout: 4000 },
        )
        .toHaveLength(1);
      await tx.$executeRawUnsafe(
        `INSERT INTO poi_version (id, poi_id, number, status, label)
         VALUES (gen_random_uuid(), $1::uuid, 2, 'draft', 'Le Moulin')`,
        id,
      );
      return { importing: started };
    },
    { timeout: 10_000 },
  );
  expect((await importing).counts).toMatchObject({ notOutings: 1, withdrawn: 0 });
  expect(await db.poi.count({ where: { archivedAt: null } })).toBe(1);
});

it('an import withdraws the other records that are no outings when the database refuses one withdrawal, and reports that one', async () => {
  const { db, ...api } = await startApi();
  const ids = ['1', '2', '3', '4'];
  const importAll = (classes: readonly string[]) =>
    importPlaces(
      { db, ...api },
      ids.map((id) => place(id, classes)),
    );
  await importAll(museum);
  await db.$executeRawUnsafe(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`,
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER refusing BEFORE UPDATE ON poi FOR EACH ROW
     WHEN (NEW.ext_id = '3' AND NEW.archived_at IS NOT NULL) EXECUTE FUNCTION refuse()`,
  );
  try {
    const report = await importAll(hotel);
    expect(report.counts).toMatchObject({ notOutings: 4, withdrawn: 3, rejected: 1 });
    expect(report.rejected).toEqual([
      {
        path: '',
        expected: 'a withdrawal the database accepts',
        obtained: expect.stringContaining('the disk is full'),
        file: 'feed.jsonl',
        line: 3,
        record: 3,
        extId: '3',
      },
    ]);
  } finally {
    await db.$executeRawUnsafe('DROP TRIGGER refusing ON poi');
    await db.$executeRawUnsafe('DROP FUNCTION refuse()');
  }
});

it('an import stores the class of a record, also when only its class has changed', async () => {
  const api = await startApi();
  const { db } = api;
  await importPlaces(api, [place('1', museum)]);
  expect(await db.poi.findFirstOrThrow()).toMatchObject({ sourceClass: 'Museum' });
  const castle = ['CulturalSite', 'Castle'];
  const again = await importPlaces(api, [place('1', castle)]);
  expect(again.counts).toMatchObject({ updated: 1, unchanged: 0 });
  expect(await db.poi.findFirstOrThrow()).toMatchObject({ sourceClass: 'Castle' });
  expect((await importPlaces(api, [place('1', castle)])).counts).toMatchObject({ unchanged: 1 });
});

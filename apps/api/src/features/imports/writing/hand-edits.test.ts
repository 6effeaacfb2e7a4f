// Specification: §6.10
import { expect, it } from 'vitest';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { keptBy } from './hand-edits.domain.ts';
import { writeBatch } from './write-batch.ts';

const now = new Date('2026-06-10T10:00:00Z');
const draft = (changes: Partial<PoiDraft> = {}): PoiDraft => ({
  source: 'openagenda',
  extId: 'e1',
  label: 'Bal',
  description: 'Au bord de l’eau.',
  organizerName: null,
  isPermanent: false,
  liveState: 'scheduled',
  placeName: null,
  streetAddress: null,
  postalCode: '37000',
  locality: 'Tours',
  insee: null,
  sourceClass: '',
  lon: 0.6848,
  lat: 47.3941,
  allowedPerson: null,
  minimumAge: null,
  maximumAge: null,
  themes: ['concerts'],
  options: [],
  knownOptions: [],
  tags: [],
  periods: [
    { startDate: '2026-07-14', endDate: '2026-07-14', startTime: '20:30:00', endTime: null },
  ],
  prices: [],
  minPriceCents: null,
  maxPriceCents: null,
  contacts: [],
  features: [],
  tour: null,
  media: [{ url: 'https://feed.example/1.jpg', title: null, credits: 'A. Martin' }],
  ...changes,
});

async function bench() {
  const api: Api = await startApi();
  const moderator = await api.signIn({
    permissions: ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'],
  });
  const write = (changes: Partial<PoiDraft> = {}) =>
    writeBatch({ db: api.db, now, usedSlugs: new Set(), locate: async () => new Map() }, [
      draft(changes),
    ]);
  await write();
  const { id: poiId } = await api.db.poi.findFirstOrThrow();
  const shown = async () => (await api.get(`/pois/${poiId}`)).body;
  return { ...api, moderator, write, poiId, shown };
}

it('an import keeps the themes that a moderator edited, also in search, and updates the title from the feed', async () => {
  const { send, moderator, write, poiId, shown, get } = await bench();
  await send('POST', `/pois/${poiId}/themes`, {
    as: moderator,
    body: { themes: ['fetes'], tags: ['guinguette'] },
  });
  await send('DELETE', `/pois/${poiId}/themes`, { as: moderator, body: { themes: ['concerts'] } });
  expect(await write({ label: 'Grand bal', themes: ['concerts', 'theatre'] })).toMatchObject({
    updated: 1,
  });
  expect(await shown()).toMatchObject({ label: 'Grand bal', themes: ['fetes'] });
  const found = async (theme: string) =>
    (await get('/pois', { lon: 0.6848, lat: 47.3941, theme })).body.items.length;
  expect([await found('fetes'), await found('concerts'), await found('theatre')]).toEqual([
    1, 0, 0,
  ]);
});

it('an import keeps the pictures of an event, without adding the feed’s, once a moderator has deleted one', async () => {
  const { db, send, moderator, write, poiId } = await bench();
  const [version] = await db.poiVersion.findMany({ where: { poiId } });
  const files = ['0195f000-0000-7000-8000-000000000001', '0195f000-0000-7000-8000-000000000002'];
  for (const [index, id] of files.entries()) {
    await db.media.create({
      data: { id, kind: 'file', origin: 'import', sha256: String(index).repeat(64), poiId },
    });
    await db.poiMedia.create({
      data: { versionId: String(version?.id), mediaId: id, rank: 101 + index },
    });
  }
  const listed = async () =>
    (
      await db.poiMedia.findMany({
        where: { versionId: String(version?.id) },
        include: { media: true },
        orderBy: { rank: 'asc' },
      })
    ).map(({ media }) => media.id);
  expect(
    (await send('DELETE', `/media/${files[0]}`, { as: moderator, query: { poiId } })).status,
  ).toBe(200);
  const kept = await listed();
  expect(kept).not.toContain(files[0]);
  expect(
    await write({
      label: 'Grand bal',
      media: [{ url: 'https://feed.example/2.jpg', title: null, credits: null }],
    }),
  ).toMatchObject({
    updated: 1,
  });
  expect(await listed()).toEqual(kept);
});

it('an import keeps the live state that a moderator announced', async () => {
  const { db, send, moderator, write, poiId, shown } = await bench();
  const { editVersion } = await db.poi.findFirstOrThrow();
  const answer = await send('PUT', `/org/pois/${poiId}/live-state`, {
    as: moderator,
    body: { version: editVersion, liveState: 'cancelled' },
  });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  await write({ label: 'Grand bal' });
  expect(await shown()).toMatchObject({ label: 'Grand bal', liveState: 'cancelled' });
});

it('an import keeps the dates of an event once one of them was moved, and its own dates beside a cancelled one', async () => {
  const { send, moderator, write, poiId, shown } = await bench();
  const start = { startDate: '2026-07-14', startTime: '20:30' };
  const set = async (change: object) => {
    const { version } = (await send('GET', `/org/pois/${poiId}`, { as: moderator })).body;
    const body = { version, ...start, liveState: 'scheduled', ...change };
    return send('PUT', `/org/pois/${poiId}/date-state`, { as: moderator, body });
  };
  const one = { ...start, endDate: '2026-07-14', startTime: '20:30:00', endTime: null };
  const other = { ...one, startDate: '2026-07-21', endDate: '2026-07-21' };
  expect((await set({ liveState: 'cancelled' })).status).toBe(200);
  await write({ periods: [one, other] });
  expect((await shown()).periods).toMatchObject([{ liveState: 'cancelled' }, other]);
  const movedTo = { startDate: '2026-07-15', startTime: '20:30' };
  expect((await set({ movedTo })).status).toBe(200);
  await write({ label: 'Grand bal', periods: [one, other] });
  expect(await shown()).toMatchObject({
    label: 'Grand bal',
    periods: [{ startDate: '2026-07-15', movedFrom: { startDate: '2026-07-14' } }, other],
  });
});

it('an event that a moderator returns to the import gets the feed’s themes again instead of the edited ones', async () => {
  const { db, clock, send, moderator, write, poiId, shown } = await bench();
  await send('POST', `/pois/${poiId}/themes`, { as: moderator, body: { themes: ['fetes'] } });
  clock.set('2026-06-10T11:00:00Z');
  const { editVersion } = await db.poi.findFirstOrThrow();
  const back = await send('POST', `/org/pois/${poiId}/reassignment`, {
    as: moderator,
    body: { version: editVersion, organisationId: null },
  });
  expect(back.status).toBe(200);
  await write({ label: 'Grand bal' });
  expect(await shown()).toMatchObject({ label: 'Grand bal', themes: ['concerts'] });
});

it('412 poi_version_stale: refuses to reassign an event by the version it had before an import', async () => {
  const { db, send, moderator, write, poiId } = await bench();
  const { editVersion: version } = await db.poi.findFirstOrThrow();
  await write({ label: 'Grand bal' });
  const answer = await send('POST', `/org/pois/${poiId}/reassignment`, {
    as: moderator,
    body: { version, organisationId: null },
  });
  expect([answer.status, answer.body.code]).toEqual([412, 'poi_version_stale']);
});

it.each([
  [['/categories/themes'], { texts: ['themes'], lists: [] }],
  [['/categories/tags/order'], { texts: ['tags'], lists: [] }],
  [['/dates/periods'], { texts: ['isPermanent'], lists: ['periods'] }],
  [
    ['/place/locality'],
    { texts: ['placeName', 'streetAddress', 'postalCode', 'locality', 'lon', 'lat'], lists: [] },
  ],
  [
    ['/prices/isFree'],
    { texts: ['minPriceCents', 'maxPriceCents', 'options', 'knownOptions'], lists: ['prices'] },
  ],
  [
    ['/contacts', '/images/order', '/traces/tour', '/liveState'],
    { texts: ['liveState'], lists: ['contacts', 'media', 'tours'] },
  ],
  [['/organisation'], { texts: [], lists: [] }],
])('an edit of %j makes imports keep %j', (fields, kept) => expect(keptBy(fields)).toEqual(kept));

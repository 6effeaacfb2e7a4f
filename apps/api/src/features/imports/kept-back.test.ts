// Specification: §1.6, §2.62
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/servers/start-api.ts';
import { importsService } from './imports.service.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

const event = (title: string, description = '') => ({
  uid: '1',
  title_fr: title,
  description_fr: description,
  timings: JSON.stringify([
    { begin: '2026-07-01T20:00:00+02:00', end: '2026-07-01T22:00:00+02:00' },
  ]),
  location_coordinates: { lon: 0.69, lat: 47.39 },
});
const jobFair = event('Job dating de l’industrie');
const concert = event('Concert de l’harmonie');

async function importEvents({ db, clock }: Api, events: readonly object[]) {
  const path = join(folder, 'feed.jsonl');
  await writeFile(path, events.map((one) => JSON.stringify(one)).join('\n'));
  return importsService({ db, clock }).importFeed({ format: 'openagenda', path, isShifted: false });
}
const statusIn = async ({ db }: Api) => (await db.poiVersion.findFirstOrThrow()).status;
const keptIn = async ({ send, signIn }: Api) => {
  const as = await signIn({ permissions: ['theme_mod'] });
  return (await send('GET', '/moderation/dashboard/listings/kept-back', { as })).body.items;
};

it('an import keeps a job fair back: a draft, in its report and in the dashboard with the reason, and unchanged in a second import', async () => {
  const api = await startApi();
  const report = await importEvents(api, [jobFair]);
  expect(report.counts).toMatchObject({ created: 1, keptBack: 1, withoutTheme: 0 });
  expect(report.keptBack).toEqual([
    {
      file: 'feed.jsonl',
      line: 1,
      record: 1,
      extId: '1',
      label: 'Job dating de l’industrie',
      reason: 'job',
    },
  ]);
  expect(report.report).toMatchObject({
    source: 'openagenda',
    day: '2026-06-10',
    read: 1,
    created: 0,
    keptBack: [{ reason: 'job', count: 1, records: [{ index: 1, extId: '1' }] }],
    doubtful: [],
  });
  expect(await statusIn(api)).toBe('draft');
  expect(await keptIn(api)).toMatchObject([
    { label: 'Job dating de l’industrie', status: 'draft', keptReason: 'job' },
  ]);
  expect((await importEvents(api, [jobFair])).counts).toMatchObject({ unchanged: 1, updated: 0 });
});

it('an import withdraws a published event whose record is kept back, and publishes it when its record is an outing again', async () => {
  const api = await startApi();
  await importEvents(api, [concert]);
  expect(await statusIn(api)).toBe('published');
  await importEvents(api, [jobFair]);
  expect(await statusIn(api)).toBe('draft');
  expect(await api.db.poiHistory.findMany({ orderBy: { happenedAt: 'asc' } })).toMatchObject([
    { action: 'withdrawn', fromStatus: 'published', toStatus: 'archived' },
    { action: 'restored', fromStatus: 'archived', toStatus: 'draft' },
  ]);
  expect((await importEvents(api, [jobFair])).counts).toMatchObject({ unchanged: 1 });
  await importEvents(api, [concert]);
  expect(await statusIn(api)).toBe('published');
  expect(await keptIn(api)).toEqual([]);
});

it('an import leaves a record that is kept back published once a moderator has given it a theme', async () => {
  const api = await startApi();
  const { db, send, signIn } = api;
  await importEvents(api, [concert]);
  const { id } = await db.poi.findFirstOrThrow();
  const curator = await signIn({ permissions: ['theme_mod'] });
  await send('POST', `/pois/${id}/themes`, { as: curator, body: { themes: ['famille'] } });
  await importEvents(api, [jobFair]);
  expect(await statusIn(api)).toBe('published');
  expect(await keptIn(api)).toEqual([]);
});

// Specification: §10.6, §10.7
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Db, SqlClient } from '../src/platform/database/database.ts';
import { openSearchReads } from '../src/platform/database/standby/search-reads.ts';
import { createPoi } from './records/create-poi.ts';
import { closeAfterTest } from './servers/close-after-test.ts';
import { type ServerPair, startServerPair } from './servers/start-standby.ts';
import { openTestDatabase } from './servers/test-database.ts';

const now = new Date('2026-06-10T10:00:00Z');
const clock = { now: () => now };
const tours = '/api/v1/pois?lon=0.704&lat=47.3948';
const soon = { timeout: 5000, interval: 20 };
// Longer than any test: the standby stays in use however far it is behind.
const never = 60_000;

// A public site whose pages list the events around Tours, and count how often they are rendered.
const entry = `
let drawn = 0;
export async function render({ url, fetch }) {
  const answer = await fetch(new URL('${tours}', url));
  drawn += 1;
  const { items } = await answer.json();
  return { kind: 'page', status: answer.status, head: '', body: drawn + ' ' + items.map(({ label }) => label).join(), state: '{}', isPrivate: false };
}`;
const site = mkdtempSync(path.join(tmpdir(), 'parages-standby-site-'));
for (const folder of ['server', 'client']) mkdirSync(path.join(site, folder));
writeFileSync(path.join(site, 'package.json'), '{"type":"module"}');
writeFileSync(path.join(site, 'server/entry-server.js'), entry);
writeFileSync(path.join(site, 'client/index.html'), '<!--app-->');
const publicDist = pathToFileURL(`${site}/`);

let pair: ServerPair;
let db: Db;
beforeAll(async () => {
  pair = await startServerPair();
  db = openTestDatabase(pair.primaryUrl);
}, 120_000);
afterAll(async () => {
  await db.$disconnect();
  pair.close();
  rmSync(site, { recursive: true });
});
afterEach(async () => {
  await pair.resume();
  await db.$executeRawUnsafe('TRUNCATE poi CASCADE');
  await db.$executeRawUnsafe('TRUNCATE poi_search, poi_text CASCADE');
});

type StartOptions = { maxLagMs?: number; primary?: SqlClient };

async function start({ maxLagMs = never, primary = db }: StartOptions = {}) {
  const states: string[] = [];
  const reads = openSearchReads({
    primary,
    primaryUrl: pair.primaryUrl,
    standbyUrl: pair.standbyUrl,
    statementTimeoutMs: 2000,
    poolSize: 3,
    maxLagMs,
    intervalMs: 20,
    onChange: ({ state }) => states.push(state),
  });
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const config = readConfig({ ...environment, DATABASE_URL: pair.primaryUrl });
  const app = await buildApp({ config, db, reads, clock, dists: { publicDist } });
  closeAfterTest(async () => {
    await app.close();
    await reads.stop();
  });
  await app.ready();
  const get = (url: string, headers: Record<string, string> = {}) =>
    request(app.server)
      .get(url)
      .set({ host: 'localhost', ...headers });
  const labels = async (headers: Record<string, string> = {}): Promise<string[]> => {
    const answer = await get(tours, headers);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body.items.map(({ label }: { label: string }) => label);
  };
  const is = (state: string) => vi.waitFor(() => expect(reads.progress()?.state).toBe(state), soon);
  await is('current');
  return { get, labels, is, reads, states };
}

const publish = (label: string) => createPoi(db, now, { label, at: { lon: 0.7, lat: 47.4 } });
const session = { cookie: 'sAccessToken=x' };

it('an anonymous search reads the standby; a caller with a session or a token reads its own writes on the primary', async () => {
  const { labels } = await start();
  await pair.pause();
  await publish('Bal');
  expect(await labels()).toEqual([]);
  expect(await labels(session)).toEqual(['Bal']);
  expect(await labels({ authorization: 'Bearer token-of-a-session' })).toEqual(['Bal']);
  await pair.resume();
  await expect.poll(() => labels(), soon).toEqual(['Bal']);
});

it('every read of search answers on the standby', async () => {
  const primary = { $queryRawUnsafe: () => Promise.reject(new Error('read on the primary')) };
  const { get, labels } = await start({ primary });
  const { id, slugFr } = await publish('Bal');
  await expect.poll(() => labels(), soon).toEqual(['Bal']);
  const around = 'lon=0.704&lat=47.3948';
  for (const url of [
    `/pois?${around}&sort=distance`,
    `/pois?${around}&q=bal`,
    `/pois?bbox=0,47,1,48`,
    `/pois?theme=concerts`,
    `/pois/promoted?${around}`,
    `/pois/facets?${around}`,
    `/pois/map?west=0&south=47&east=1&north=48&zoom=9`,
    `/pois/first-radius?${around}`,
    `/home?${around}`,
    `/picks`,
    `/suggestions?${around}&q=bal`,
    `/pois/${id}`,
    `/pois/by-slug/${slugFr}`,
    `/pois/${id}/similar`,
    `/places?text=tours`,
    `/places/reverse?${around}`,
  ]) {
    const { status, text } = await get(`/api/v1${url}`);
    expect([url, status, text]).toEqual([url, 200, expect.any(String)]);
  }
});

it('searches leave a standby that lags beyond the bound, and come back when it has caught up', async () => {
  const { labels, is, reads } = await start({ maxLagMs: 200 });
  await pair.pause();
  await publish('Bal');
  await expect.poll(() => labels(), soon).toEqual(['Bal']);
  expect(reads.progress()?.state).toBe('behind');
  expect(reads.progress()?.lagMs).toBeGreaterThan(200);
  await pair.resume();
  await is('current');
});

it('no search fails while the standby stops and comes back', async () => {
  const { labels, is, states } = await start();
  await publish('Bal');
  await expect.poll(() => labels(), soon).toEqual(['Bal']);
  let isOver = false;
  let answers = 0;
  const load = async () => {
    while (!isOver) {
      expect(await labels()).toEqual(['Bal']);
      answers += 1;
    }
  };
  const loads = [load(), load(), load()];
  pair.stopStandby();
  await is('away');
  const whileAway = answers;
  await vi.waitFor(() => expect(answers).toBeGreaterThan(whileAway + 10), soon);
  await pair.startStandby();
  await is('current');
  isOver = true;
  await Promise.all(loads);
  expect(states).toEqual(expect.arrayContaining(['current', 'away', 'current']));
});

it('a page that the standby computes before it has a change is not cached', async () => {
  const { get } = await start();
  const page = async () => (await get('/')).text;
  const isCached = async (): Promise<boolean> => {
    const first = await page();
    return (await page()) === first;
  };
  await expect.poll(isCached, soon).toBe(true);
  await pair.pause();
  await publish('Bal');
  // The notification evicts the page; each rendering by the standby misses the event.
  await expect.poll(isCached, soon).toBe(false);
  expect(await page()).not.toContain('Bal');
  await pair.resume();
  await expect.poll(page, soon).toContain('Bal');
  await expect.poll(isCached, soon).toBe(true);
});

it('a list that the standby computes before it has a change is not answered from memory', async () => {
  const { get } = await start();
  const { headers } = await get(tours);
  const held = { 'if-none-match': String(headers.etag) };
  const isNotModified = async () => (await get(tours, held)).status;
  await expect.poll(isNotModified, soon).toBe(304);
  await pair.pause();
  await publish('Bal');
  const ofWriter = async () => (await get(tours, { ...held, ...session })).status;
  await expect.poll(ofWriter, soon).toBe(200);
  // The standby still has the former list, and the memory of the process has none.
  for (let n = 0; n < 5; n += 1)
    expect([await isNotModified(), await ofWriter()]).toEqual([304, 200]);
  await pair.resume();
  await expect.poll(isNotModified, soon).toBe(200);
});

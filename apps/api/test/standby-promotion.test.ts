import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { openSearchReads } from '../src/platform/database/standby/search-reads.ts';
import { createPoi } from './records/create-poi.ts';
import { closeAfterTest } from './servers/close-after-test.ts';
import { type ServerPair, startServerPair } from './servers/start-standby.ts';
import { openTestDatabase } from './servers/test-database.ts';

const now = new Date('2026-06-10T10:00:00Z');
const soon = { timeout: 10_000, interval: 20 };
const tours = '/api/v1/pois?lon=0.704&lat=47.3948';
const session = { cookie: 'sAccessToken=x' };

let pair: ServerPair;
beforeAll(async () => {
  pair = await startServerPair();
}, 120_000);
afterAll(() => pair.close());

async function start() {
  // As a server: it must not wait long for a primary that is away.
  const db = openTestDatabase(pair.primaryUrl, {
    statementTimeoutMs: 2000,
    connectTimeoutMs: 1500,
  });
  const reads = openSearchReads({
    primary: db,
    primaryUrl: pair.primaryUrl,
    standbyUrl: pair.standbyUrl,
    statementTimeoutMs: 2000,
    poolSize: 3,
    onChange: () => undefined,
  });
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const config = readConfig({ ...environment, DATABASE_URL: pair.primaryUrl });
  const app = await buildApp({ config, db, reads, clock: { now: () => now } });
  await app.ready();
  closeAfterTest(async () => {
    await app.close();
    await Promise.all([reads.stop(), db.$disconnect()]);
  });
  const ask = async (headers = {}): Promise<{ status: number; total?: number }> => {
    const { status, body } = await request(app.server)
      .get(tours)
      .set({ host: 'localhost', ...headers });
    return { status, total: body.total };
  };
  const is = (state: string) => vi.waitFor(() => expect(reads.progress()?.state).toBe(state), soon);
  await is('current');
  return { db, ask, is };
}

it('searches, with a session too, never stop while the primary ends and the standby is promoted', async () => {
  const { db, ask, is } = await start();
  await createPoi(db, now, { label: 'Bal', at: { lon: 0.7, lat: 47.4 } });
  const all = { status: 200, total: 1 };
  await expect.poll(() => ask(), soon).toEqual(all);
  let isOver = false;
  let answers = 0;
  const load = async (headers = {}): Promise<void> => {
    while (!isOver) {
      expect(await ask(headers)).toEqual(all);
      answers += 1;
    }
  };
  const loads = [load(), load(), load(session)];
  pair.stopPrimary();
  await is('primary_away');
  expect(await ask(session)).toEqual(all);
  await pair.promote();
  const before = answers;
  await vi.waitFor(() => expect(answers).toBeGreaterThan(before + 20), soon);
  expect(await ask(session)).toEqual(all);
  isOver = true;
  await Promise.all(loads);
});

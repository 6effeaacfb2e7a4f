// Specification: §10.5, §10.6, §10.7
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createPoi } from '../../../../test/records/create-poi.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { createHttpServer, type HttpServer } from '../../../platform/http-server.ts';
import { areaChangesRepository } from '../../pois/area-changes/area-changes.repository.ts';
import { areaChangesService } from '../../pois/area-changes/area-changes.service.ts';
import { poisRoutes } from '../../pois/pois.routes.ts';
import { poisService } from '../../pois/pois.service.ts';
import { webRoutes } from '../web.routes.ts';
import { createPageCache } from './page-cache.ts';

// A public site with two pages: events around Tours, of any theme and of one theme.
const entry = `
let drawn = 0;
export async function render({ url, fetch }) {
  const theme = new URL(url).searchParams.get('theme');
  const answer = await fetch(new URL('/api/v1/pois?lon=0.704&lat=47.3948' + (theme ? '&theme=' + theme : ''), url));
  drawn += 1;
  const { items } = await answer.json();
  return { kind: 'page', status: answer.status, head: '', body: drawn + ' ' + (items ?? []).map(({ label }) => label).join(), state: '{}', isPrivate: false };
}`;
const folder = mkdtempSync(join(tmpdir(), 'parages-purge-'));
mkdirSync(join(folder, 'server'));
mkdirSync(join(folder, 'client'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
writeFileSync(join(folder, 'server/entry-server.js'), entry);
writeFileSync(join(folder, 'client/index.html'), '<!--app-->');
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-06-10T10:00:00Z');
const clock = { now: () => now };
const opened: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

type Database = Awaited<ReturnType<typeof emptyDatabase>>;

async function startProcess({ db, url }: Database) {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.register(poisRoutes, { prefix: '/api/v1', pois: poisService({ db, clock }) });
  const pages = createPageCache({ maxBytes: 1_000_000, clock });
  const open = vi.spyOn(pages, 'open');
  const changes = areaChangesService(
    areaChangesRepository({
      databaseUrl: url,
      engine: 'postgresql',
      onDisconnect: () => undefined,
    }),
  );
  app.addHook('onClose', changes.stop);
  await app.register(webRoutes, {
    clock,
    hosts: { main: 'localhost', pro: 'pro.localhost' },
    site: { name: 'Parages' } as never,
    pages,
    changes,
    publicDist: pathToFileURL(`${folder}/`),
    proDist: pathToFileURL(`${folder}/pro/`),
  });
  opened.push(app);
  const read = async (path = '/', headers: Record<string, string> = {}) =>
    app.inject({ url: path, headers: { host: 'localhost:3000', ...headers } });
  const isListening = () => vi.waitFor(() => expect(open).toHaveBeenCalled(), { interval: 10 });
  await read();
  await isListening();
  open.mockClear();
  return { read, isListening, text: async (path?: string) => (await read(path)).body };
}

const within = { timeout: 1000, interval: 20 };
const concert = { at: { lon: 0.7, lat: 47.4 }, themes: ['concerts'] as const };

it('"anonymous city pages cached on our side only (browsers revalidate) and purged by town and theme within 1 s of a change", in each process', async () => {
  const database = await emptyDatabase();
  const sites = [await startProcess(database), await startProcess(database)];
  for (const { read } of sites) {
    const first = await read();
    expect((await read()).body).toBe(first.body);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await read('/', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const before = await Promise.all(sites.map(({ text }) => text('/?theme=expositions')));
  await createPoi(database.db, now, { label: 'Concert', ...concert, themes: ['concerts'] });
  for (const { text } of sites)
    await vi.waitFor(async () => expect(await text()).toContain('Concert'), within);
  expect(await Promise.all(sites.map(({ text }) => text('/?theme=expositions')))).toEqual(before);
});

it('two requests with a session get newly rendered pages, not cached ones', async () => {
  const { read } = await startProcess(await emptyDatabase());
  const session = { cookie: 'a=b; sAccessToken=x' };
  const [one, other] = [await read('/', session), await read('/', session)];
  expect(one.body).not.toBe(other.body);
});

it('after its PostgreSQL connection drops, a process listens again and renders the cached page anew, once', async () => {
  const database = await emptyDatabase();
  const { text, isListening } = await startProcess(database);
  const before = await text();
  expect(await text()).toBe(before);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'parages-listener'",
  );
  await admin.end();
  await isListening();
  const after = await text();
  expect(after).not.toBe(before);
  expect(await text()).toBe(after);
});

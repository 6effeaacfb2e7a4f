// Specification: §1.14
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from '../../platform/http-server.ts';
import { installableRoutes } from './installable.routes.ts';
import { appManifest } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'parages-installable-'));
let app: HttpServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons/icon-192.png'), 'png');
  writeFileSync(join(folder, 'sw.js'), 'self');
  app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(installableRoutes, {
    name: 'Sorties',
    hosts: { main: 'localhost', pro: 'pro.localhost' },
    folder: `${folder}/`,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'localhost:3000', cookie = '') =>
  app.inject({ url, headers: { host, cookie } });

describe('issue "installable"', () => {
  it('the web app manifest has the name of the installation and the language that the visitor chose', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({
      name: 'Sorties',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'fr',
    });
    expect(
      (await get('/manifest.webmanifest', 'localhost', 'parages-locale=en')).json(),
    ).toMatchObject({ lang: 'en' });
  });

  it('each PNG icon of the manifest is a file of the declared size; one of them is maskable', () => {
    const { icons } = appManifest('Parages', 'fr');
    for (const { src, sizes, type } of icons.filter(({ type }) => type === 'image/png')) {
      const file = readFileSync(new URL(`../../../../public/public${src}`, import.meta.url));
      expect([type, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([
        'image/png',
        sizes,
      ]);
    }
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    );
  });

  it('serves icons cacheable for a week, and no file outside their folder by an encoded path', async () => {
    expect((await get('/icons/icon-192.png')).headers['cache-control']).toContain('max-age=604800');
    expect((await get('/icons/..%2fsw.js')).statusCode).not.toBe(200);
  });
});

it('issue "a stale service worker never serves an old document": the service worker\'s file is revalidated at each visit', async () => {
  const answer = await get('/sw.js');
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each(['/manifest.webmanifest', '/sw.js', '/icons/icon-192.png'])(
  'the pro host answers 404 for %s',
  async (url) => expect((await get(url, 'pro.localhost:3000')).statusCode).toBe(404),
);

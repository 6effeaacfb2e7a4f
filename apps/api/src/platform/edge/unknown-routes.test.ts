import { expect, it } from 'vitest';
import { createHttpServer } from '../http-server.ts';

async function open() {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  const config = { access: 'public' } as const;
  app.get('/api/v1/towns/:slug', { config, schema: { operationId: 'getTown' } }, async () => 'x');
  app.delete(
    '/api/v1/towns/:slug',
    { config, schema: { operationId: 'dropTown' } },
    async () => 'x',
  );
  app.get(
    '/api/v1/lists/:token.ics',
    { config, schema: { operationId: 'getList' } },
    async () => 'x',
  );
  app.get(
    '/mediafile/:mediaFileId',
    { config, schema: { operationId: 'getFile' } },
    async () => 'x',
  );
  app.get('/api/openapi.json', { config, schema: { hide: true } }, async () => 'x');
  app.get('/page', { config, schema: { hide: true } }, async () => 'x');
  return app;
}

it.each([
  ['/api/v1/towns/tours', 'DELETE, GET, HEAD'],
  ['/api/v1/towns/tours/?a=b', 'DELETE, GET, HEAD'],
  ['/api/v1/lists/abc.ics', 'GET, HEAD'],
  ['/mediafile/concerts-2', 'GET, HEAD'],
  ['/api/openapi.json', 'GET, HEAD'],
])('POST %s answers 405 with Allow: %s', async (url, allowed) => {
  const app = await open();
  const { statusCode, headers, json } = await app.inject({ method: 'POST', url });
  expect([statusCode, headers.allow, json().code]).toEqual([405, allowed, 'method_not_allowed']);
});

it.each([
  '/api/v1/towns',
  '/api/v1/towns/',
  '/api/v1/lists/.ics',
  '/api/v1/towns/tours/more',
  '/page',
  '/',
])('POST %s answers 404 without Allow', async (url) => {
  const app = await open();
  const { statusCode, headers, json } = await app.inject({ method: 'POST', url });
  expect([statusCode, headers.allow, json().code]).toEqual([404, undefined, 'not_found']);
});

import request from 'supertest';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { createHttpServer } from '../http-server.ts';

const long = { items: Array.from({ length: 200 }, (_, index) => ({ label: `event ${index}` })) };
const viewer = {
  userId: 'someone',
  isVerified: true,
  permissions: [],
  role: 'user',
  signedInAt: 0,
} as const;

async function open() {
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    readViewer: async () => viewer,
  });
  const read = (url: string, access: 'public' | 'session', answer: object) =>
    app.get(url, { config: { access }, schema: { operationId: url } }, async () => answer);
  read('/api/v1/long', 'public', long);
  read('/api/v1/short', 'public', { items: [] });
  app.get(
    '/api/v1/private',
    { config: { access: 'public' }, schema: { operationId: 'getPrivate' } },
    async (_request, reply) => reply.header('cache-control', 'private, no-store').send(long),
  );
  read('/api/v1/mine', 'session', long);
  await app.ready();
  closeAfterTest(() => app.close());
  return (url: string, headers: Record<string, string>, method: 'get' | 'head' = 'get') =>
    request(app.server)
      [method](url)
      .set({ host: 'localhost', ...headers });
}

it('JSON of a public read is compressed with Brotli or gzip as accepted, and varies by Accept-Encoding', async () => {
  const get = await open();
  const brotli = await get('/api/v1/long', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotli.body).toEqual(long);
  const gzip = await get('/api/v1/long', { 'accept-encoding': 'gzip' });
  expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', long]);
  const plain = await get('/api/v1/long', { 'accept-encoding': 'identity' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long]);
});

it.each(['/api/v1/short', '/api/v1/mine'])(
  'JSON below 1 KB, or of a route with a session, is not compressed: %s',
  async (url) => {
    const { headers } = await (await open())(url, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
  },
);

it('a public read answers 304 without a body while its entity tag is the same, compressed or not', async () => {
  const get = await open();
  const { etag } = (await get('/api/v1/long', { 'accept-encoding': 'gzip' })).headers;
  const again = await get('/api/v1/long', { 'if-none-match': String(etag) });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  const other = await get('/api/v1/short', { 'if-none-match': String(etag) });
  expect(other.status).toBe(200);
});

it('a read with a session has no entity tag', async () => {
  const { headers } = await (await open())('/api/v1/mine', {});
  expect(headers.etag).toBeUndefined();
});

it('an answer that may not be stored has no entity tag and is never 304', async () => {
  const get = await open();
  const { status, headers, body } = await get('/api/v1/private', {
    'if-none-match': '*',
    'accept-encoding': 'br',
  });
  expect([status, headers.etag, headers.vary]).toEqual([200, undefined, 'Accept-Encoding']);
  expect([headers['content-encoding'], body]).toEqual(['br', long]);
});

it('HEAD of a public read has the headers of GET without its body, and answers 304 without a length', async () => {
  const get = await open();
  const { headers: read } = await get('/api/v1/long', { 'accept-encoding': 'gzip' });
  const head = await get('/api/v1/long', { 'accept-encoding': 'gzip' }, 'head');
  expect([head.status, head.text ?? '']).toEqual([200, '']);
  for (const name of ['etag', 'vary', 'content-encoding', 'content-length', 'content-type'])
    expect(head.headers[name], name).toBe(read[name]);
  const again = await get('/api/v1/long', { 'if-none-match': String(read.etag) }, 'head');
  expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
});

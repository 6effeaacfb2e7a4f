import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, sendRaw } from '../../../test/raw-socket.ts';
import { writeBuiltSites } from '../../../test/servers/built-sites.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';

const sites = writeBuiltSites();
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
let app: FastifyInstance;

// One app for the whole file: no test changes its state.
beforeAll(async () => {
  const { db, url } = await emptyDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATABASE_URL: url,
  });
  app = await buildApp({ config, db, clock, dists: sites });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  sites.remove();
});

const send = (bytes: string): Promise<RawAnswer> => sendRaw(app, bytes);

const line = (method: string, target: string, host = 'localhost'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`;

function expectRefusalOrAnswer({ status, headers, body }: RawAnswer, label: string): void {
  expect(status, label).toBeGreaterThanOrEqual(200);
  // Without a session core, which this test does not connect, the sign-in answers 503.
  if (status !== 503 || !label.includes('/auth-api/')) expect(status, label).toBeLessThan(500);
  if (status < 400 || body === '') return;
  const type = headers['content-type'] ?? '';
  expect(type, label).toMatch(/^(application\/problem\+json|text\/html); charset=utf-8$/);
  if (type.startsWith('application/problem'))
    expect(JSON.parse(body), label).toMatchObject({ status, code: expect.any(String) });
}

const traversals = [
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252fetc%252fpasswd',
];
const hostilePaths = [
  ...traversals,
  '..\\..\\..\\etc\\passwd',
  '%5c..%5c..%5cetc',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '%00',
  'a%00.js',
  '%',
  '%E0%A4%A',
  '%ff',
  '',
  '/',
  '//',
  '.',
  '..',
  './a.js',
  'a.js/',
  'a.js/..',
  '~',
  ';x',
  '?',
  '?%',
  '#',
  '%0d%0aX-Injected:%201',
  '%20',
  '%2f',
  '%2F%2Fevil.example',
  'C:/windows/win.ini',
  'file:///etc/passwd',
  '*',
  '|',
  '<script>',
  'é',
  '\xff',
  `${'a'.repeat(5000)}`,
  `${'a/'.repeat(3000)}`,
  `?${'a&'.repeat(5000)}`,
  '?a[]=1&a[b]=2',
  '?__proto__[x]=1',
  '?constructor=1',
  '?a=1&a=2',
  '?a=%',
  '?a=%00',
  '?=&=&',
];
const folders = [
  '/',
  '/assets/',
  '/org/assets/',
  '/icons/',
  '/mediafile/',
  '/og/',
  '/og/ville/',
  '/og/evenement/',
  '/sitemaps/',
  '/langue/',
  '/ville/',
];
const folderRoutes = [
  '/api/',
  '/api/docs/',
  '/api/docs/reference/static/',
  '/api/problems/',
  '/api/v1/',
  '/api/v1/pois/',
  '/api/v1/places/',
  '/auth-api/',
  '/desabonnement',
  '/robots.txt',
];

describe('hostile request targets', () => {
  it.each([...folders, ...folderRoutes])(
    'no hostile path below %s returns /etc/passwd, answers 5xx (except 503 of the sign-in), injects a header or redirects to another host',
    async (folder) => {
      for (const target of hostilePaths)
        for (const host of ['localhost', 'pro.localhost']) {
          const answer = await send(`${line('GET', folder + target, host)}\r\n`);
          expectRefusalOrAnswer(answer, folder + target);
          expect(answer.body).not.toMatch(/root:.*:0:0/);
          expect(answer.headers).not.toHaveProperty('x-injected');
          const { location } = answer.headers;
          if (location !== undefined)
            expect(new URL(location, `http://${host}`).hostname).toMatch(/^(pro\.)?localhost$/);
        }
    },
  );
});

const routes = [
  '/',
  '/org/',
  '/assets/a.js',
  '/icons/icon-192.png',
  '/sw.js',
  '/mediafile/concerts-2',
  '/og/parages.png',
  '/robots.txt',
  '/sitemap.xml',
  '/api/v1/entities',
  '/api/v1/me',
  '/api/v1/feedback',
  '/api/docs',
  '/api/docs/reference',
  '/api/docs/reference/static/index.css',
  '/api/openapi.json',
  '/api/problems/poi_gone',
  '/llms.txt',
  '/auth-api/signin',
  '/desabonnement',
  '/langue/en',
];
const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'MKCOL',
  'SEARCH',
  'PURGE',
  'QUERY',
  'M-SEARCH',
  'LOCK',
  'FOO',
  'get',
  '',
  'GET GET',
  '\0',
];

it.each(methods)(
  'the method %j gets no 5xx on seventeen routes (except 503 of the sign-in), and TRACE 404 or 405',
  async (method) => {
    for (const target of routes) {
      const answer = await send(`${line(method, target)}\r\n`);
      expectRefusalOrAnswer(answer, `${method} ${target}`);
      // TRACE would reveal HttpOnly cookies to scripts.
      if (method === 'TRACE') expect([404, 405]).toContain(answer.status);
    }
  },
);

const many = (count: number, one: (index: number) => string, between = ','): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(between);
const headers = {
  'a thousand ranges': `Range: bytes=${many(1000, (n) => `${n}-${n}`)}`,
  'overlapping ranges': `Range: bytes=${many(500, () => '0-')}`,
  'a range backwards': 'Range: bytes=9-1',
  'a range of nothing': 'Range: bytes=-',
  'a range of unknown units': 'Range: lines=0-1',
  'a range beyond the end': 'Range: bytes=99999999999999999999-',
  'If-None-Match of 8 KB': `If-None-Match: ${many(700, (n) => `"tag-${n}"`)}`,
  'a broken If-None-Match': 'If-None-Match: "',
  'a broken If-Modified-Since': 'If-Modified-Since: yesterday, maybe',
  'a broken If-Range': 'If-Range: "\r\nRange: bytes=0-1',
  'Accept-Language of 8 KB': `Accept-Language: ${many(1000, (n) => `xx-${n};q=0.1`)}`,
  'a broken Accept-Encoding': 'Accept-Encoding: gzip;q=0,*;q=;;,br;q=NaN,,,',
  'Accept-Encoding of 8 KB': `Accept-Encoding: ${many(2000, () => 'gzip')}`,
  'nothing acceptable': 'Accept-Encoding: *;q=0\r\nAccept: nothing/at-all;q=0',
  'a broken Accept': 'Accept: ;;;/,*/*/*,text/html;q=x',
  'four thousand cookies': `Cookie: ${many(4000, () => 'a=', ';')}`,
  'ten thousand cookies': `Cookie: ${many(10_000, () => 'a=', ';')}`,
  'broken cookies':
    'Cookie: parages-locale="en; =;=; sAccessToken="; sAccessToken=%; sRefreshToken=%E0; ;;',
  'cookies of the prototype': 'Cookie: __proto__=x; constructor=y; toString=z',
  'a broken session': 'Cookie: sAccessToken=a.b.c; sFrontToken=%00; sRefreshToken=\xff',
  'a broken bearer': 'Authorization: Bearer \xff\xfe.%.%',
  'an unknown scheme': `Authorization: ${'x'.repeat(8000)}`,
  'a broken origin': 'Origin: http://[\r\nAccess-Control-Request-Method: \xff',
  'forwarded addresses': `X-Forwarded-For: ${many(500, (n) => `evil-${n}`)}\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nForwarded: for="`,
  'an expectation': 'Expect: the-unexpected',
  'an upgrade': 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99',
  'HTTP/2 settings': 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'another method':
    'X-HTTP-Method-Override: DELETE\r\nX-Original-URL: /api/v1/me\r\nX-Rewrite-URL: /api/v1/me',
  'a broken media type': 'Content-Type: ;;;charset="',
  'headers of the prototype': '__proto__: x\r\nconstructor: y',
  'a thousand headers': many(1000, (n) => `x-${n}: y`, '\r\n'),
  'a name without a colon': 'nonsense',
  'a folded header': 'X-Folded: a\r\n b',
  'a name with a space': 'X Bad: a',
  'a NUL': 'X-Nul: a\0b',
  'a bare line feed': 'X-Bare: a\nX-Injected: b',
};

it.each(Object.entries(headers))(
  'a GET with %s in its headers gets no 5xx on seventeen routes, except 503 of the sign-in',
  async (_name, lines) => {
    for (const target of routes)
      expectRefusalOrAnswer(await send(`${line('GET', target)}${lines}\r\n\r\n`), target);
  },
);

const json = 'Content-Type: application/json\r\n';
const chunked = `${json}Transfer-Encoding: chunked\r\n`;
const bodies = {
  'a body on GET': ['GET', `${json}Content-Length: 2\r\n\r\n{}`],
  'a body on HEAD': ['HEAD', `${json}Content-Length: 2\r\n\r\n{}`],
  'a broken body on DELETE': ['DELETE', `${json}Content-Length: 1\r\n\r\n{`],
  'an empty body': ['POST', `${json}Content-Length: 0\r\n\r\n`],
  'a body of zeros': ['POST', `${json}Content-Length: 3\r\n\r\n\0\0\0`],
  'a body that is no UTF-8': ['POST', `${json}Content-Length: 4\r\n\r\n"\xff\xfe"`],
  'a null': ['POST', `${json}Content-Length: 4\r\n\r\nnull`],
  'the prototype': ['POST', `${json}Content-Length: 19\r\n\r\n{"__proto__":{"a":1}`],
  'ten thousand brackets': ['POST', `${json}Content-Length: 10000\r\n\r\n${'['.repeat(10_000)}`],
  'a negative length': ['POST', `${json}Content-Length: -1\r\n\r\n`],
  'an endless length': ['POST', `${json}Content-Length: 99999999999999999999\r\n\r\n{}`],
  'a length beyond the limit': ['POST', `${json}Content-Length: 99999999\r\n\r\n{}`],
  'two lengths': ['POST', `${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  'a length and chunks': ['POST', `${chunked}Content-Length: 2\r\n\r\n0\r\n\r\n`],
  'unknown transfer codings': [
    'POST',
    `${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  'a broken chunk size': ['POST', `${chunked}\r\nxyz\r\n{}\r\n0\r\n\r\n`],
  'an endless chunk': ['POST', `${chunked}\r\nfffffffffffffffff\r\n{}`],
  'a long chunk extension': ['POST', `${chunked}\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  'chunks of one byte': ['POST', `${chunked}\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`],
  trailers: [
    'POST',
    `${chunked}\r\n2\r\n{}\r\n0\r\nHost: evil.example\r\nContent-Length: 5\r\n\r\n`,
  ],
  'a compressed body': [
    'POST',
    `${json}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00`,
  ],
  'a form without a boundary': [
    'POST',
    'Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\nxx',
  ],
  'a form that is cut short': [
    'POST',
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\n--x\r\n',
  ],
  'a charset': [
    'POST',
    'Content-Type: application/json; charset=utf-7\r\nContent-Length: 2\r\n\r\n{}',
  ],
} as const;

it.each(Object.entries(bodies))(
  'a request with %s gets no 5xx on 22 routes, except 503 of the sign-in',
  async (_name, [method, rest]) => {
    const targets = [
      ...routes,
      '/auth-api/signup',
      '/auth-api/callback/apple',
      '/api/v1/search',
      '/api/webhooks/stripe',
      '/api/webhooks/postmark',
    ];
    for (const target of targets)
      expectRefusalOrAnswer(await send(`${line(method, target)}${rest}`), target);
  },
);

it.each([
  'GET /\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  '\r\n\r\n\r\nx',
  ' GET / HTTP/1.1\r\n\r\n',
])('bytes that are not valid HTTP/1.1 (%j) get 400 request_invalid', async (bytes) => {
  const answer = await send(bytes);
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'request_invalid']);
});

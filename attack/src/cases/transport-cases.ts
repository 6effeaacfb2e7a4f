import { hostileTexts } from './hostile-texts.ts';
import { randomOf, sample } from './random.ts';
import { encodePart } from './requests.ts';

/** Bytes for a socket, and what their answer must not do beside being a 5xx. */
export type TransportCase = { id: string; title: string; chunks: (string | Uint8Array)[]; forbids: 'nothing' | 'other-origin' | 'echo' };

const pages = ['/', '/ville/tours', '/ville/tours/category/concerts', '/ville/tours/ce-week-end', '/promotions', '/feedback', '/org/'];
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/evenements-1.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/og.svg',
];
const drawn = ['/og/parages.png', '/og/theme/concerts.png', '/og/ville/tours.png', '/icons/x', '/favicon.svg', '/mediafile/concerts-2'];
const others = [
  '/api/docs',
  '/api/openapi.json',
  '/api/v1/entities',
  '/api/v1/nothing',
  '/desabonnement',
  '/langue/en?to=/',
  '/auth-api/signin',
];
const paths = [...pages, ...files, ...drawn, ...others];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW', 'get', 'G\u0000T', ''];

const hosts = (own: string): Record<string, string[]> => ({
  own: [`Host: ${own}`],
  none: [],
  empty: ['Host:'],
  spaces: ['Host:   '],
  unknown: ['Host: evil.example'],
  'with an account': ['Host: evil@localhost'],
  'with a path': ['Host: localhost/evil'],
  'with a bad port': ['Host: localhost:99999'],
  'with a text as port': ['Host: localhost:abc'],
  'open bracket': ['Host: [::1'],
  'two words': ['Host: a b'],
  markup: ['Host: "><script>alert(1)</script>'],
  nul: ['Host: a\u0000b'],
  accents: ['Host: \u00e9v\u00e9nement.example'],
  long: [`Host: ${'a'.repeat(10_000)}`],
  twice: [`Host: ${own}`, 'Host: evil.example'],
  forwarded: [`Host: ${own}`, 'X-Forwarded-Host: evil.example'],
  'forwarded, broken': [`Host: ${own}`, 'X-Forwarded-Host: a b', 'X-Forwarded-Proto: javascript'],
});

const staticWeapons = [
  ...['/assets/../../../x', '/assets/%2e%2e/%2e%2e/x', '/assets/..%2f..%2fx', '/assets/%252e%252e/x', '/assets/..\\..\\x', '/assets/%00'],
  ...[
    '/assets/%c0%ae%c0%ae/x',
    '/org/assets/../../../x',
    '/org/assets/%00.js',
    '/icons/../x',
    '/icons/%2e%2e%2fx',
    '/sw.js/..',
    '/%',
    '/%zz',
  ],
  ...['/%ed%a0%80', '/\ud800', '//evil.example', '///', '/..', '/.env', '/.git/config', '/api/docs/static/../../x', '/api/docs/%2e%2e/x'],
  ...[`/${'a/'.repeat(4_000)}`, `/${'a'.repeat(14_000)}`, '/mediafile/%00', '/mediafile/../x', '/og/ville/%00', '/og/evenement/%ff.png'],
];

const redirectWeapons = [
  ...[
    '/.//evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f/evil.example',
    '/%2e//evil.example',
    '/..//evil.example',
  ],
  ...['/./%2e//evil.example', '/\tevil.example', '/%09/evil.example', '/%0a/evil.example', 'https://evil.example', 'javascript:alert(1)'],
  ...[
    '/;@evil.example',
    '/@evil.example',
    '/\u2044\u2044evil.example',
    '/\uff0f\uff0fevil.example',
    '/a/..//evil.example',
    '/?//evil.example',
    '',
  ],
];

const bodies: Record<string, (own: string) => (string | Uint8Array)[]> = {
  'chunks without an end': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`,
  ],
  'broken chunk size': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  'length and chunks': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  ],
  'negative length': (own) => [`POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: -1\r\n\r\n{}`],
  'two lengths': (own) => [`POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}`],
  'body of a GET': (own) => [
    `GET /api/v1/entities HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'expects an answer first': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    '{}',
  ],
  'expects the impossible': (own) => [`POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nExpect: miracles\r\nContent-Length: 2\r\n\r\n{}`],
  'unknown content type': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: text/evil\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'broken content type': (own) => [`POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: ;;;=\r\nContent-Length: 2\r\n\r\n{}`],
  'unknown character set': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Type: application/json; charset=x-evil\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  'unknown encoding': (own) => [
    `POST /api/v1/feedback HTTP/1.1\r\nHost: ${own}\r\nContent-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  upgrade: (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  'old protocol': () => ['GET / HTTP/1.0\r\n\r\n'],
  'oldest protocol': () => ['GET /\r\n\r\n'],
  'unknown protocol': (own) => [`GET / HTTP/9.9\r\nHost: ${own}\r\n\r\n`],
  'absolute target': (own) => [`GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n\r\n`],
  'asterisk target': (own) => [`OPTIONS * HTTP/1.1\r\nHost: ${own}\r\n\r\n`],
  'no bytes of TLS': () => [Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])],
  'a thousand ranges': (own) => [
    `GET /og/parages.png HTTP/1.1\r\nHost: ${own}\r\nRange: bytes=${Array.from({ length: 1_000 }, (_, one) => `${one}-${one}`).join(',')}\r\n\r\n`,
  ],
  'ten thousand cookies': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nCookie: ${'a=b;'.repeat(3_000)}\r\n\r\n`],
  'broken cookies': (own) => [`GET /api/v1/me HTTP/1.1\r\nHost: ${own}\r\nCookie: sAccessToken="; sAccessToken=%zz; =; ;;\r\n\r\n`],
  'huge head': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: ${'a'.repeat(60_000)}\r\n\r\n`],
  'many headers': (own) => [
    `GET / HTTP/1.1\r\nHost: ${own}\r\n${Array.from({ length: 1_500 }, (_, one) => `X-${one}: 1`).join('\r\n')}\r\n\r\n`,
  ],
  'folded header': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: a\r\n b\r\n\r\n`],
  'nul in a header': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nX-Evil: a\u0000b\r\n\r\n`],
  'invitation to a proxy': (own) => [`GET / HTTP/1.1\r\nHost: ${own}\r\nForwarded: for=1.1.1.1;host=evil.example\r\n\r\n`],
};

const form = (path: string, own: string, type: string, body: string, cookie: string): (string | Uint8Array)[] => [
  `POST ${path} HTTP/1.1\r\nHost: ${own}\r\nrid: anti-csrf\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
];
const part = (name: string, value: string, file?: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const boundaried = 'multipart/form-data; boundary=b';

/** Forms that are cut short, unmarked or crowded, for each route that takes a file. */
const forms: Record<string, (path: string, own: string, cookie: string) => (string | Uint8Array)[]> = {
  'no boundary': (path, own, cookie) => form(path, own, 'multipart/form-data', part('version', '0'), cookie),
  'empty boundary': (path, own, cookie) => form(path, own, 'multipart/form-data; boundary=', part('version', '0'), cookie),
  'cut short': (path, own, cookie) => form(path, own, boundaried, part('version', '0') + part('file', '<gpx', 'a.gpx'), cookie),
  'no end of the head': (path, own, cookie) => form(path, own, boundaried, '--b\r\nContent-Disposition: form-data; name="file"', cookie),
  empty: (path, own, cookie) => form(path, own, boundaried, '--b--\r\n', cookie),
  'no file': (path, own, cookie) => form(path, own, boundaried, `${part('version', '0')}--b--\r\n`, cookie),
  'two files': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}${part('file', 'a', 'a')}${part('file', 'b', 'b')}--b--\r\n`, cookie),
  'a field in place of the file': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}${part('file', 'a')}--b--\r\n`, cookie),
  'a thousand parts': (path, own, cookie) => form(path, own, boundaried, `${part('x', '1').repeat(1_000)}--b--\r\n`, cookie),
  'prototype field': (path, own, cookie) =>
    form(path, own, boundaried, `${part('__proto__', '1')}${part('file', 'a', 'a')}--b--\r\n`, cookie),
  'long file name': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}${part('file', 'a', ' '.repeat(60_000))}--b--\r\n`, cookie),
  'nul in the file name': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '0')}${part('file', 'a', 'a\u0000.gpx')}--b--\r\n`, cookie),
  'large field': (path, own, cookie) =>
    form(path, own, boundaried, `${part('version', '9'.repeat(900_000))}${part('file', 'a', 'a')}--b--\r\n`, cookie),
};

export type TransportWorld = { host: string; poiId: string; cookie: string };

const line = (method: string, path: string, headers: readonly string[]): string =>
  `${method} ${path} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

function listAll({ host, poiId, cookie }: TransportWorld): Omit<TransportCase, 'id'>[] {
  const ofHosts = Object.entries(hosts(host)).flatMap(([name, headers]) =>
    paths.map((path) => ({ title: `host ${name}: ${path}`, chunks: [line('GET', path, headers)], forbids: 'echo' as const })),
  );
  const ofMethods = methods.flatMap((method) =>
    paths.map((path) => ({
      title: `${JSON.stringify(method)} ${path}`,
      chunks: [line(method, path, [`Host: ${host}`])],
      forbids: 'nothing' as const,
    })),
  );
  const ofFiles = staticWeapons.map((path) => ({
    title: `file ${path.slice(0, 60)}`,
    chunks: [line('GET', path, [`Host: ${host}`])],
    forbids: 'nothing' as const,
  }));
  const ofRedirects = redirectWeapons.flatMap((to) =>
    [to, encodeURIComponent(to)].map((written) => ({
      title: `redirect to ${JSON.stringify(to)}`,
      chunks: [
        line('GET', `/langue/en?to=${written.replaceAll(/[\s\u0100-\uffff]/g, (sign) => encodeURIComponent(sign))}`, [`Host: ${host}`]),
      ],
      forbids: 'other-origin' as const,
    })),
  );
  const ofBodies = Object.entries(bodies).map(([title, chunks]) => ({ title, chunks: chunks(host), forbids: 'nothing' as const }));
  const uploads = [`/api/v1/org/pois/${poiId}/trace`, `/api/v1/org/pois/${poiId}/media`, '/api/v1/imports'];
  const ofForms = Object.entries(forms).flatMap(([title, chunks]) =>
    uploads.map((path) => ({ title: `form ${title}: ${path}`, chunks: chunks(path, host, cookie), forbids: 'nothing' as const })),
  );
  return [...ofHosts, ...ofMethods, ...ofFiles, ...ofRedirects, ...ofBodies, ...ofForms, ...pagesWithTexts(host)];
}

// Pages read their address too: each hostile text in a slug and in a query.
function pagesWithTexts(host: string): Omit<TransportCase, 'id'>[] {
  const slugs = ['/ville/', '/evenement/', '/organisateur/', '/poi/', '/category/', '/favorites/shared/', '/og/evenement/', '/og/ville/'];
  const queries = [
    '/?q=',
    '/ville/tours?dates=',
    '/ville/tours?options=',
    '/ville/tours?lon=',
    '/app-redirect/google?code=',
    '/desabonnement?token=',
    '/langue/fr?to=',
  ];
  return Object.entries(hostileTexts).flatMap(([name, text]) =>
    [...slugs, ...queries].map((path) => {
      const written = encodePart(text.slice(0, 4_000));
      return { title: `page ${path} ${name}`, chunks: [line('GET', path + written, [`Host: ${host}`])], forbids: 'other-origin' as const };
    }),
  );
}

/** Requests over sockets: hosts, methods, bodies, forms, files, redirects, and pages with hostile addresses. */
export function transportCases(world: TransportWorld, seed: number, count: number): TransportCase[] {
  const numbered = listAll(world).map((sketch, index) => ({ ...sketch, id: `transport:${seed}:${index}` }));
  return sample(numbered, count, `transport:${seed}`);
}

/** Random bytes, half of them behind a right beginning. */
export function noiseCase(host: string, seed: number, index: number): TransportCase {
  const random = randomOf(`noise:${seed}:${index}`);
  const bytes = Uint8Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255));
  const head = random.chance(0.5) ? [`GET /${encodeURIComponent('x')} HTTP/1.1\r\nHost: ${host}\r\n`] : [];
  return { id: `transport:${seed}:noise-${index}`, title: 'random bytes', chunks: [...head, bytes, '\r\n\r\n'], forbids: 'nothing' };
}

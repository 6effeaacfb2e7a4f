import { feedPaths, feedWeapons } from './feed-paths.ts';
import { bodies, forms } from './hostile-bodies.ts';
import { hostileTexts } from './hostile-texts.ts';
import { randomOf, sample } from './random.ts';
import { encodePart } from './requests.ts';

/**
 * In every case, a 5xx other than a 503 with `Retry-After` is a finding, and so is a redirect that
 * leads to neither of our two sites. `forbids` adds to these.
 */
export type TransportCase = {
  id: string;
  title: string;
  chunks: (string | Uint8Array)[];
  forbids: 'nothing' | 'echo';
};

const pages = [
  '/',
  '/ville/tours',
  '/ville/tours/category/concerts',
  '/ville/tours/ce-week-end',
  '/promotions',
  '/feedback',
  '/org/',
];
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/evenements-1.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/og.svg',
];
const drawn = [
  '/og/parages.png',
  '/og/theme/concerts.png',
  '/og/ville/tours.png',
  '/icons/x',
  '/favicon.svg',
  '/mediafile/concerts-2',
];
const others = [
  '/api/docs',
  '/api/docs/reference',
  '/api/docs/reference/json',
  '/api/docs/reference/yaml',
  '/api/openapi.json',
  '/api/problems/poi_gone',
  '/api/problems/constructor',
  '/llms.txt',
  '/healthz',
  '/readyz',
  '/api/v1/entities',
  '/api/v1/nothing',
  '/desabonnement',
  '/langue/en?to=/',
  '/auth-api/signin',
];
const paths = [...pages, ...files, ...feedPaths, ...drawn, ...others];

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'get',
  'G\u0000T',
  '',
];

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
  '/assets/../../../x',
  '/assets/%2e%2e/%2e%2e/x',
  '/assets/..%2f..%2fx',
  '/assets/%252e%252e/x',
  '/assets/..\\..\\x',
  '/assets/%00',
  '/assets/%c0%ae%c0%ae/x',
  '/org/assets/../../../x',
  '/org/assets/%00.js',
  '/icons/../x',
  '/icons/%2e%2e%2fx',
  '/sw.js/..',
  '/%',
  '/%zz',
  '/%ed%a0%80',
  '/\ud800',
  '//evil.example',
  '///',
  '/..',
  '/.env',
  '/.git/config',
  '/api/docs/reference/static/../../x',
  '/api/problems/%00',
  '/api/problems/%2e%2e%2fx',
  '/api/docs/%2e%2e/x',
  `/${'a/'.repeat(4_000)}`,
  `/${'a'.repeat(14_000)}`,
  '/mediafile/%00',
  '/mediafile/../x',
  '/og/ville/%00',
  '/og/evenement/%ff.png',
  ...feedWeapons,
];

const redirectWeapons = [
  '/.//evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%2e//evil.example',
  '/..//evil.example',
  '/./%2e//evil.example',
  '/\tevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/;@evil.example',
  '/@evil.example',
  '/\u2044\u2044evil.example',
  '/\uff0f\uff0fevil.example',
  '/a/..//evil.example',
  '/?//evil.example',
  '',
];

export type TransportWorld = { host: string; poiId: string; cookie: string };

const line = (method: string, path: string, headers: readonly string[]): string =>
  `${method} ${path} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

function listAll({ host, poiId, cookie }: TransportWorld): Omit<TransportCase, 'id'>[] {
  const ofHosts = Object.entries(hosts(host)).flatMap(([name, headers]) =>
    paths.map((path) => ({
      title: `host ${name}: ${path}`,
      chunks: [line('GET', path, headers)],
      forbids: 'echo' as const,
    })),
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
        line(
          'GET',
          `/langue/en?to=${written.replaceAll(/[\s\u0100-\uffff]/g, (sign) => encodeURIComponent(sign))}`,
          [`Host: ${host}`],
        ),
      ],
      forbids: 'nothing' as const,
    })),
  );
  const ofBodies = Object.entries(bodies).map(([title, chunks]) => ({
    title,
    chunks: chunks(host),
    forbids: 'nothing' as const,
  }));
  const uploads = [
    `/api/v1/org/pois/${poiId}/trace`,
    `/api/v1/org/pois/${poiId}/media`,
    '/api/v1/imports',
  ];
  const ofForms = Object.entries(forms).flatMap(([title, chunks]) =>
    uploads.map((path) => ({
      title: `form ${title}: ${path}`,
      chunks: chunks(path, host, cookie),
      forbids: 'nothing' as const,
    })),
  );
  return [
    ...ofHosts,
    ...ofMethods,
    ...ofFiles,
    ...ofRedirects,
    ...ofBodies,
    ...ofForms,
    ...pagesWithTexts(host),
  ];
}

function pagesWithTexts(host: string): Omit<TransportCase, 'id'>[] {
  const slugs = [
    '/ville/',
    '/evenement/',
    '/organisateur/',
    '/poi/',
    '/category/',
    '/favorites/shared/',
    '/og/evenement/',
    '/og/ville/',
  ];
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
      return {
        title: `page ${path} ${name}`,
        chunks: [line('GET', path + written, [`Host: ${host}`])],
        forbids: 'nothing' as const,
      };
    }),
  );
}

export function transportCases(
  world: TransportWorld,
  seed: number,
  count: number,
): TransportCase[] {
  const numbered = listAll(world).map((sketch, index) => ({
    ...sketch,
    id: `transport:${seed}:${index}`,
  }));
  return sample(numbered, count, `transport:${seed}`);
}

export function noiseCase(host: string, seed: number, index: number): TransportCase {
  const random = randomOf(`noise:${seed}:${index}`);
  const bytes = Uint8Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255));
  const head = random.chance(0.5)
    ? [`GET /${encodeURIComponent('x')} HTTP/1.1\r\nHost: ${host}\r\n`]
    : [];
  return {
    id: `transport:${seed}:noise-${index}`,
    title: 'random bytes',
    chunks: [...head, bytes, '\r\n\r\n'],
    forbids: 'nothing',
  };
}

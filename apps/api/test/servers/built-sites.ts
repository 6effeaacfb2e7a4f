import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const entry = `
export async function render({ url, site, fetch }) {
  const { pathname: path, searchParams } = new URL(url);
  const place = searchParams.get('place');
  const coords = place === 'Chinon' ? '0.2412,47.1666' : searchParams.get('coords');
  if (place !== null) return { kind: 'redirect', status: 302, location: coords === null ? '/' : '/?coords=' + coords };
  if (path === '/broken') throw new Error('broken');
  if (path === '/old') return { kind: 'redirect', status: 301, location: '/new' };
  if (path === '/elsewhere') return { kind: 'redirect', status: 302, location: '//evil.example/' };
  const town = path.split('/')[1] === 'ville' && path.split('/')[2];
  if (town && town !== 'tours' && town !== 'angers') await fetch(new URL('/api/v1/towns/' + town, url));
  const answer = path === '/api-call' ? await (await fetch(new URL('/api/echo', url))).text() : '';
  const status = path === '/gone' ? 410 : path === '/down' ? 503 : path === '/ville/tours/lost' ? 404 : 200;
  return { kind: 'page', status, head: '<title>$& ' + site.now + '</title>', body: '<p>' + site.locale + (site.isPrerender ? ' all' : '') + ' ' + site.proOrigin + answer + '</p>', state: '{}', isPrivate: path === '/private' };
}`;
const template =
  '<html lang="fr"><head><!--head--><script>early()</script><link rel="stylesheet" crossorigin href="/assets/a.css"><script type="module" crossorigin src="/assets/a.js"></script></head><body><div id="root"><!--app--></div><!--state--></body></html>';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const files = {
  'public/package.json': '{"type":"module"}',
  'public/server/entry-server.js': entry,
  'public/client/index.html': template,
  'public/client/assets/a.css': 'a{color:red}',
  'public/client/assets/a.js': 'export {}',
  'public/client/assets/long.js': `//${' '.repeat(5000)}`,
  'public/client/assets/long.js.br': 'written beforehand',
  'public/client/favicon.svg': drawing,
  'public/client/og.svg': drawing,
  'public/client/icons/icon-192.png': 'png',
  'public/client/sw.js': 'self',
  'pro/index.html': '<html>pro</html>',
};

export type BuiltSites = { publicDist: URL; proDist: URL };

export function writeBuiltSites(): BuiltSites & {
  write: (path: string, text: string) => void;
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'parages-web-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    publicDist: pathToFileURL(`${folder}/public/`),
    proDist: pathToFileURL(`${folder}/pro/`),
    folder,
    write,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

// Specification: §10.1, §10.2
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findHeavyPages, weighPages } from './page-bytes.ts';
import { type PageSite, proSite, publicSite } from './page-site.ts';
import { findHeavyWidget } from './widget-bytes.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const emptyFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-bytes-'));
  folders.push(folder);
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'assets'));
  return folder;
};
const built = (site: PageSite): PageSite => ({ ...site, folder: '' });
const weighPublic = (folder: string) => weighPages(built(publicSite), folder);
const findHeavy = (folder: string) => findHeavyPages(publicSite, weighPublic(folder));

function build({
  pageBytes = 1000,
  styleBytes = 1000,
  ownStyles = '',
  entryBytes = 1000,
  modules = ['apps/public/src/routes/event/event.page.tsx'],
} = {}): string {
  const folder = emptyFolder();
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  const pages = publicSite
    .pagesOf([])
    .map(({ page, name }) => [
      name,
      { file: `assets/${page}.js`, imports: ['_shared.js', 'index.html'] },
    ]);
  write(
    '.vite/manifest.json',
    JSON.stringify({
      ...Object.fromEntries(pages),
      'index.html': {
        file: 'assets/index.js',
        imports: ['_begin.js'],
        dynamicImports: ['src/app/start.tsx', 'map.js'],
      },
      'src/app/start.tsx': { file: 'assets/start.js', imports: ['_shared.js'] },
      '_begin.js': { file: 'assets/begin.js' },
      '_shared.js': { file: 'assets/shared.js' },
      'map.js': { file: 'assets/map.js' },
      'style.css': { file: 'assets/style-Ab12.css' },
    }),
  );
  write(
    '.vite/chunk-modules.json',
    JSON.stringify({
      'assets/event.js': modules,
      'assets/map.js': ['node_modules/leaflet/leaflet.js'],
    }),
  );
  // Random bytes do not compress: the size after gzip is about the size on disk.
  for (const name of ['home', 'category', 'event'])
    write(`assets/${name}.js`, randomBytes(pageBytes));
  for (const name of ['begin', 'start', 'shared', 'map'])
    write(`assets/${name}.js`, randomBytes(1000));
  write('assets/index.js', randomBytes(entryBytes));
  write('assets/style-Ab12.css', randomBytes(styleBytes));
  write(
    'index.html',
    `<style>${ownStyles}</style><link rel="stylesheet" href="/assets/style-Ab12.css">`,
  );
  return folder;
}

it('weighPages counts the entry, the application, the page and their static imports once each, without dynamic imports', () => {
  const event = weighPublic(build()).find(({ page }) => page === 'event');
  expect(event?.files.map(({ file }) => file).sort()).toEqual([
    'begin.js',
    'event.js',
    'index.js',
    'shared.js',
    'start.js',
  ]);
  expect(event?.script).toBeGreaterThan(5000);
  expect(event?.script).toBeLessThan(5300);
});

it('"First-load JavaScript ≤ 165 KiB gzip on the event page and ≤ 200 on the home page": refuses 210 KiB on the home, category and event page, and 170 KiB on the event page, whose budget is 168', () => {
  expect(findHeavy(build({ pageBytes: 160 * 1024 }))).toEqual([]);
  expect(findHeavy(build({ pageBytes: 170 * 1024 }))).toEqual([
    expect.stringMatching(/^event: .* KiB of JavaScript, budget 168/),
  ]);
  expect(findHeavy(build({ pageBytes: 210 * 1024 }))).toHaveLength(3);
});

it('"CSS ≤ 15 KiB": accepts 12 KiB in the style sheet, but not 14 KiB, nor 12 KiB with 1.5 KiB in style elements', () => {
  expect(findHeavy(build({ styleBytes: 12 * 1024 }))).toEqual([]);
  expect(findHeavy(build({ styleBytes: 14 * 1024 }))).toHaveLength(3);
  expect(
    findHeavy(build({ styleBytes: 12 * 1024, ownStyles: randomBytes(1536).toString('hex') })),
  ).toHaveLength(3);
});

it('findHeavyPages refuses more than 4 KiB of JavaScript that loads before the page is shown', () => {
  expect(weighPublic(build()).map(({ before }) => before > 2000 && before < 2200)).toEqual([
    true,
    true,
    true,
  ]);
  expect(findHeavy(build({ entryBytes: 5000 }))).toEqual(
    ['home', 'category', 'event'].map((page) =>
      expect.stringMatching(`^${page}: .* KiB of JavaScript before the page is shown, budget 4.0`),
    ),
  );
});

it.each([
  ['map', 'node_modules/.pnpm/leaflet@1.9.4/node_modules/leaflet/dist/leaflet-src.esm.js'],
  ['calendar', 'packages/ui/src/date-range-picker/date-range-picker.tsx'],
  ['analytics', 'node_modules/.pnpm/posthog-js@1/node_modules/posthog-js/dist/module.slim.js'],
  ['dialogs', 'packages/ui/src/panel/panel.tsx'],
  ['session', 'node_modules/.pnpm/supertokens-web-js@1/node_modules/supertokens-web-js/index.js'],
])(
  '"nothing of map, calendar, analytics, dialogs or session library in it": refuses a module of %s on the event page',
  (name, module) =>
    expect(findHeavy(build({ modules: [module] }))).toEqual([
      `event loads too early: ${name}: ${module}`,
    ]),
);

describe('"JavaScript per route ≤ 220 KiB gzip" of the professional site', () => {
  function buildPro({ eventBytes = 1000, tabBytes = 1000 } = {}): string {
    const folder = emptyFolder();
    const routes = [
      'src/routes/landing.page.tsx',
      'src/routes/organisations/list.page.tsx',
      'src/routes/event.page.tsx',
    ];
    const manifest = {
      'index.html': { file: 'assets/index.js', dynamicImports: ['src/app/start.tsx'] },
      'src/app/start.tsx': { file: 'assets/start.js', dynamicImports: routes },
      'src/routes/landing.page.tsx': { file: 'assets/landing.js', imports: ['index.html'] },
      'src/routes/organisations/list.page.tsx': { file: 'assets/list.js', imports: ['index.html'] },
      'src/routes/event.page.tsx': {
        file: 'assets/event.js',
        imports: ['index.html'],
        dynamicImports: ['dates.tsx', 'place.tsx'],
      },
      'dates.tsx': { file: 'assets/dates.js', imports: ['src/routes/event.page.tsx'] },
      'place.tsx': {
        file: 'assets/place.js',
        imports: ['src/routes/event.page.tsx'],
        dynamicImports: ['map.tsx'],
      },
      'map.tsx': { file: 'assets/map.js' },
    };
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'index.html'), '<script></script>');
    const bytes: Record<string, number> = {
      'assets/event.js': eventBytes,
      'assets/place.js': tabBytes,
      'assets/map.js': 300 * 1024,
    };
    for (const { file } of Object.values(manifest))
      writeFileSync(path.join(folder, file), randomBytes(bytes[file] ?? 1000));
    return folder;
  }
  const weighPro = (folder: string) => weighPages(built(proSite), folder);

  it('counts each route with its heaviest tab, not the dynamic imports of that tab', () => {
    const pages = weighPro(buildPro({ tabBytes: 5000 }));
    expect(pages.map(({ page, files }) => [page, files.map(({ file }) => file).sort()])).toEqual([
      ['landing', ['index.js', 'landing.js', 'start.js']],
      ['organisations/list', ['index.js', 'list.js', 'start.js']],
      ['event', ['event.js', 'index.js', 'place.js', 'start.js']],
    ]);
  });

  it.each([
    ['page', { eventBytes: 225 * 1024 }],
    ['tab', { tabBytes: 225 * 1024 }],
  ])('refuses a route whose %s is over the budget', (_part, bytes) =>
    expect(findHeavyPages(proSite, weighPro(buildPro(bytes)))).toEqual([
      expect.stringMatching(/^event: .* KiB of JavaScript, budget 220/),
    ]),
  );

  it('accepts routes within the budget', () =>
    expect(findHeavyPages(proSite, weighPro(buildPro({ eventBytes: 200 * 1024 })))).toEqual([]));
});

it('issue 18 "≤ 15 KiB gzip": accepts a component of 15 KiB, refuses a larger one', () => {
  expect(findHeavyWidget(15 * 1024)).toEqual([]);
  expect(findHeavyWidget(15 * 1024 + 200)).toEqual(['widget: 15.2 KiB of JavaScript, budget 15.0']);
});

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findHeavyPages, weighPages } from './page-bytes.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A built site: an entry and a shared file for all, and a page file each. */
function build({
  pageBytes = 1000,
  styleBytes = 1000,
  entryBytes = 1000,
  modules = ['apps/public/src/routes/event.page.tsx'],
} = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-bytes-'));
  folders.push(folder);
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  const pages = ['home', 'category', 'event'].map((page) => [
    `src/routes/${page}.page.tsx`,
    { file: `assets/${page}.js`, imports: ['_shared.js', 'index.html'] },
  ]);
  write(
    '.vite/manifest.json',
    JSON.stringify({
      ...Object.fromEntries(pages),
      'index.html': { file: 'assets/index.js', imports: ['_begin.js'], dynamicImports: ['src/app/start.tsx', 'map.js'] },
      'src/app/start.tsx': { file: 'assets/start.js', imports: ['_shared.js'] },
      '_begin.js': { file: 'assets/begin.js' },
      '_shared.js': { file: 'assets/shared.js' },
      'map.js': { file: 'assets/map.js' },
      'style.css': { file: 'assets/style-Ab12.css' },
    }),
  );
  write('.vite/chunk-modules.json', JSON.stringify({ 'assets/event.js': modules, 'assets/map.js': ['node_modules/leaflet/leaflet.js'] }));
  // Noise does not shrink: what is written is what is weighed.
  for (const name of ['home', 'category', 'event']) write(`assets/${name}.js`, randomBytes(pageBytes));
  for (const name of ['begin', 'start', 'shared', 'map']) write(`assets/${name}.js`, randomBytes(1000));
  write('assets/index.js', randomBytes(entryBytes));
  write('assets/style-Ab12.css', randomBytes(styleBytes));
  return folder;
}

it('weighs the entry, the application, the page and what they import at once, each once; what comes on use is not of the first load', () => {
  const event = weighPages(build()).find(({ page }) => page === 'event');
  expect(event?.files.map(({ file }) => file).sort()).toEqual(['begin.js', 'event.js', 'index.js', 'shared.js', 'start.js']);
  expect(event?.script).toBeGreaterThan(5000);
  expect(event?.script).toBeLessThan(5300);
});

it('"First-load JavaScript ≤ 165 KiB gzip on the event page and ≤ 200 on the home page"', () => {
  expect(findHeavyPages(weighPages(build({ pageBytes: 160 * 1024 })))).toEqual([]);
  expect(findHeavyPages(weighPages(build({ pageBytes: 170 * 1024 })))).toEqual([
    expect.stringMatching(/^event: .* KiB of JavaScript, budget 165/),
  ]);
  expect(findHeavyPages(weighPages(build({ pageBytes: 210 * 1024 })))).toHaveLength(3);
});

it('"CSS ≤ 15 KiB"', () => {
  expect(findHeavyPages(weighPages(build({ styleBytes: 14 * 1024 })))).toEqual([]);
  expect(findHeavyPages(weighPages(build({ styleBytes: 16 * 1024 })))).toHaveLength(3);
});

it('before the page is shown, only the entry and what it needs to fetch the rest', () => {
  expect(weighPages(build()).map(({ before }) => before > 2000 && before < 2200)).toEqual([true, true, true]);
  expect(findHeavyPages(weighPages(build({ entryBytes: 5000 })))).toEqual(
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
])('"nothing of map, calendar, analytics, dialogs or session library in it": %s', (name, module) =>
  expect(findHeavyPages(weighPages(build({ modules: [module] })))).toEqual([`event loads too early: ${name}: ${module}`]),
);

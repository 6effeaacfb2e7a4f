// Specification: §2.60 (every route and state of both sites)
import { readdirSync, readFileSync } from 'node:fs';
import { scanLayouts, skipBackoff } from '../fixtures/scans/layouts.ts';
import { proScans } from '../fixtures/scans/pro-scans.ts';
import type { SpaceScan } from '../fixtures/scans/space-scan.ts';
import { spaceScans } from '../fixtures/scans/space-scans.ts';
import { expect, test } from '../fixtures/visit-space.ts';

// A new route without scans fails the first test.
const app = new URL('../../apps/pro/src/app/', import.meta.url);
const tables = readdirSync(app).filter((name) => /routes\.tsx?$/.test(name));
const routes = tables.flatMap((name) =>
  [...readFileSync(new URL(name, app), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
    ([, path = '']) => path,
  ),
);
const accounts = routes.filter((route) => route.startsWith('/org/auth/'));

// A test may scan several whole pages.
test.setTimeout(240_000);

test('each route of the professional site has an entry in the accessibility scans', () => {
  expect(tables.length).toBeGreaterThan(0);
  expect([...Object.keys(spaceScans), ...accounts].sort()).toEqual([...new Set(routes)].sort());
  const scanned = proScans.map(({ path }) =>
    path.split('/').slice(0, 4).join('/').replace(/\?.*/, ''),
  );
  expect(
    accounts.filter((route) => !scanned.includes(route.split('/').slice(0, 4).join('/'))),
  ).toEqual([]);
});

// At most six states per test, to spread them over the workers. Error states have separate tests,
// since `skipBackoff` replaces the clock of the page.
const mostStates = 6;
const partsOf = (route: string, scans: readonly SpaceScan[]) =>
  Array.from({ length: Math.ceil(scans.length / mostStates) }, (_, part) => ({
    name: part === 0 ? route : `${route}, ${part + 1}`,
    scans: scans.slice(part * mostStates, (part + 1) * mostStates),
  }));
const isError = ({ mood }: SpaceScan): boolean => mood === 'error';
const parts = [
  ...Object.entries(spaceScans).flatMap(([route, scans]) =>
    partsOf(
      route,
      scans.filter((scan) => !isError(scan)),
    ),
  ),
  ...partsOf('errors', Object.values(spaceScans).flat().filter(isError)),
];

test.describe('axe finds no violation on the professional site, and no page is wider than its window', () => {
  for (const { name, scans } of parts)
    test(name, async ({ page, visitSpace }) => {
      const check = async (scanned: string): Promise<void> => {
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${scanned} is wider than its window`).toBeLessThanOrEqual(0);
      };
      for (const scan of scans) {
        const visit = (): Promise<void> => visitSpace(scan);
        await scanLayouts(page, {
          name: scan.name,
          on: scan.on,
          reach: isError(scan) ? () => skipBackoff(page, visit) : visit,
          check,
        });
      }
    });
});

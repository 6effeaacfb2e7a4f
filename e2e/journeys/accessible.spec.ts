// Specification: §2.60
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { staffImportScans } from '../fixtures/scans/import-scans.ts';
import { scanLayouts, scanOpenings, skipBackoff } from '../fixtures/scans/layouts.ts';
import { memberScans } from '../fixtures/scans/member-scans.ts';
import { proScans } from '../fixtures/scans/pro-scans.ts';
import { routeScans } from '../fixtures/scans/route-scans.ts';
import { expect, test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// A new route without scans fails the first test.
const app = new URL('../../apps/public/src/app/', import.meta.url);
const tables = readdirSync(app).filter((name) => /routes\.tsx?$/.test(name));
const routes = tables.flatMap((name) =>
  [...readFileSync(new URL(name, app), 'utf8').matchAll(/\bpath: (?:'([^']+)'|(\w+))/g)].map(
    ([, path, constant = '']) => path ?? constant,
  ),
);

// Scanning a whole page is slow on a loaded machine.
test.setTimeout(120_000);

test('each route of the public site has an entry in the accessibility scans', () => {
  expect(tables.length).toBeGreaterThan(0);
  expect(Object.keys(routeScans).sort()).toEqual([...new Set(routes)].sort());
});

for (const [route, { path, moods, openings = [] }] of Object.entries(routeScans)) {
  const closable = openings.flatMap((opening) =>
    opening.close === undefined ? [] : { ...opening, close: opening.close },
  );
  test.describe(`axe finds no violation on the public route ${route}`, () => {
    for (const mood of moods)
      test(mood, async ({ page, visit }) => {
        const reach = (): Promise<void> => visit({ path, mood });
        if (mood === 'error')
          return scanLayouts(page, { name: mood, reach: () => skipBackoff(page, reach) });
        if (mood !== 'filled' || closable.length === 0)
          return scanLayouts(page, { name: mood, reach });
        await reach();
        await whenInteractive(page);
        await scanOpenings(page, mood, closable);
      });
    for (const { name, on, isFirstVisit = false, isDrawnOnce = false, open, close } of openings)
      if (close === undefined)
        test(`with this part opened: ${name}`, async ({ page, visit }) => {
          const reach = async (): Promise<void> => {
            await visit({ path, mood: 'filled', isFirstVisit });
            await whenInteractive(page);
            await open(page);
          };
          await scanLayouts(page, { name, on, reach, isDrawnOnce });
        });
  });
}

const darkRoutes = [
  '/ville/:townSlug',
  '/ville/:townSlug/category/:theme',
  '/evenement/:slugFr',
  '/auth/login',
  '/notre-histoire',
] as const;

test.describe('axe finds no violation in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  for (const route of darkRoutes)
    test(`on the public route ${route}`, async ({ page, visit }) => {
      const path = routeScans[route]?.path ?? route;
      await scanLayouts(page, { name: 'dark', reach: () => visit({ path, mood: 'filled' }) });
    });

  const colouredPages = memberScans.filter(({ name }) => ['profile', 'favorites'].includes(name));
  for (const { name, path, open } of colouredPages)
    test(`on the page ${name} of a member`, async ({ page, visitAsMember }) => {
      const reach = async (): Promise<void> => {
        await visitAsMember(path);
        await open?.(page);
      };
      await scanLayouts(page, { name: 'dark', reach });
    });
});

test.describe('axe finds no violation on the public site for a signed-in member', () => {
  for (const { name, path, on, open } of [...memberScans, ...staffImportScans])
    test(name, async ({ page, visitAsMember }) => {
      const reach = async (): Promise<void> => {
        await visitAsMember(path);
        await open?.(page);
      };
      await scanLayouts(page, { name, on, reach });
    });
});

test.describe('axe finds no violation on the account pages of the professional site', () => {
  for (const scan of proScans)
    test(scan.name, ({ page, visitPro }) =>
      scanLayouts(page, { name: scan.name, reach: () => visitPro(scan) }),
    );
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds no violation, ${colorScheme},`, () => {
    test.use({ colorScheme });
    test('on the guide for integrators', ({ page }) =>
      scanLayouts(page, { name: colorScheme, reach: () => openGuide(page) }));
  });

async function openGuide(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Build on local events' })).toBeVisible();
}

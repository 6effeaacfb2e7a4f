import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ApiMood, goWithin, setMood } from '../fixtures/page-states.ts';
import { routeScans } from '../fixtures/route-scans.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// The route tables themselves, read as text: a route that is added there without its states here fails the first test.
const app = new URL('../../apps/public/src/app/', import.meta.url);
const tables = readdirSync(app).filter((name) => /routes\.tsx?$/.test(name));
const routes = tables.flatMap((name) =>
  [...readFileSync(new URL(name, app), 'utf8').matchAll(/\bpath: (?:'([^']+)'|(\w+))/g)].map(([, path, constant = '']) => path ?? constant),
);

type Visit = { path: string; mood: ApiMood; isFirstVisit?: boolean };

const test = base.extend<{ visit: (visit: Visit) => Promise<void> }>({
  contextOptions: { reducedMotion: 'reduce' },
  // It would answer in place of the API that a state needs.
  serviceWorkers: 'block',
  visit: async ({ page, request }, use) => {
    await page.route(/geopf\.fr/, (route) => route.abort());
    await use(async ({ path: pattern, mood, isFirstVisit = false }) => {
      if (!isFirstVisit) await page.addInitScript(() => localStorage.setItem('parages-terms-consent', 'yes'));
      const { items } = await (await request.get('/api/v1/pois?lon=0.68&lat=47.39&theme=concerts')).json();
      const path = pattern.replace(/\{(id|slugFr)\}/, (_, name: 'id' | 'slugFr') => items[0][name]);
      if (mood === 'filled') {
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        // Or the page of something that is not there would be looked at in its place.
        expect(response?.status()).toBe(pattern === routeScans['*']?.path ? 404 : 200);
        return;
      }
      await page.goto('/rien-ici');
      await whenInteractive(page);
      const lost = await page.getByRole('heading', { level: 1 }).textContent();
      await setMood(page, mood);
      await goWithin(page, path);
      if (mood === 'loading') await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
      else await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lost ?? '', { timeout: 30_000 });
    });
  },
});

// A busy machine takes its time over a whole page.
test.setTimeout(120_000);

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`));
  expect(said).toEqual([]);
}

test('"every route × state": every route of the table has its states here', () => {
  expect(tables.length).toBeGreaterThan(0);
  expect(Object.keys(routeScans).sort()).toEqual([...new Set(routes)].sort());
});

for (const [route, { path, moods, openings = [] }] of Object.entries(routeScans)) {
  test.describe(`"axe: 0 violations" on ${route}`, () => {
    for (const mood of moods)
      test(mood, async ({ page, visit }) => {
        await visit({ path, mood });
        await expectNoViolation(page);
      });
    for (const { name, on, isFirstVisit = false, open } of openings)
      test(`open: ${name}`, { tag: on === undefined ? [] : `@${on}` }, async ({ page, visit }) => {
        await visit({ path, mood: 'filled', isFirstVisit });
        await whenInteractive(page);
        await open(page);
        await expectNoViolation(page);
      });
  });
}

import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ApiMood, goWithin, setMood } from '../fixtures/page-states.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// The route table itself, read as text: a route that is added there without its states here fails the first test.
const routeTable = readFileSync(new URL('../../apps/public/src/app/routes.tsx', import.meta.url), 'utf8');
const routes = [...routeTable.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);

type Dialog = { name: string; open: (page: Page) => Promise<void>; on?: 'desktop' | 'phone' };
type Scan = {
  /** An address of the route. */
  path: string;
  /** What its page shows; `filled` comes from the server, the others from the browser's own calls. Pages that ask nothing have `filled` only. */
  moods: readonly ApiMood[];
  dialogs?: readonly Dialog[];
};

const every: readonly ApiMood[] = ['filled', 'empty', 'loading', 'error'];
const still: readonly ApiMood[] = ['filled'];

const panel = (name: string, word: RegExp): Dialog => ({
  name,
  open: async (page) => {
    await page.getByRole('button', { name: word }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
});
const panels = [
  panel('place', /changer de lieu/),
  panel('radius', /changer de rayon/),
  panel('dates', /changer de dates/),
  { ...panel('filters', /^Filtres/), on: 'phone' as const },
];

const scans: Record<string, Scan> = {
  '/': { path: '/', moods: every, dialogs: panels },
  '/home': { path: '/home', moods: still },
  '/ville/:townSlug': { path: '/ville/tours', moods: every, dialogs: panels },
  '/category/:theme': { path: '/category/concerts?coords=0.68,47.39', moods: every, dialogs: panels },
  '/ville/:townSlug/category/:theme': { path: '/ville/tours/category/concerts', moods: every, dialogs: panels },
  '/poi/:poiId': { path: '/poi/{id}', moods: still },
  '/evenement/:slugFr': { path: '/evenement/{slugFr}', moods: every },
  '/ville/:townSlug/evenement/:slugFr': { path: '/ville/tours/evenement/{slugFr}', moods: still },
  '*': { path: '/rien-ici', moods: still },
};

const test = base.extend<{ visit: (path: string, mood: ApiMood) => Promise<void> }>({
  contextOptions: { reducedMotion: 'reduce' },
  visit: async ({ page, request }, use) => {
    await page.route(/geopf\.fr/, (route) => route.abort());
    await use(async (pattern, mood) => {
      const { items } = await (await request.get('/api/v1/pois?lon=0.68&lat=47.39&theme=concerts')).json();
      const path = pattern.replace(/\{(id|slugFr)\}/, (_, name: 'id' | 'slugFr') => items[0][name]);
      if (mood === 'filled') {
        await page.goto(path, { waitUntil: 'networkidle' });
        return;
      }
      await page.goto('/rien-ici');
      await whenInteractive(page);
      await setMood(page, mood);
      await goWithin(page, path);
      if (mood === 'loading') await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
      else await expect(page.getByRole('heading', { level: 1 })).not.toContainText('page', { timeout: 30_000 });
    });
  },
});

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`).join('\n')}`),
  ).toEqual([]);
}

test('"every route × state": every route of the table has its states here', () => {
  expect(routes.length).toBeGreaterThan(0);
  expect(Object.keys(scans).sort()).toEqual([...new Set(routes)].sort());
});

for (const [route, { path, moods, dialogs = [] }] of Object.entries(scans)) {
  test.describe(`"axe: 0 violations" on ${route}`, () => {
    for (const mood of moods)
      test(mood, async ({ page, visit }) => {
        await visit(path, mood);
        await expectNoViolation(page);
      });
    for (const dialog of dialogs)
      test(`dialog open: ${dialog.name}`, async ({ page, visit }, { project }) => {
        test.skip(dialog.on !== undefined && dialog.on !== project.name, `this dialog is of the ${dialog.on} layout`);
        await visit(path, 'filled');
        await whenInteractive(page);
        await dialog.open(page);
        await expectNoViolation(page);
      });
  });
}

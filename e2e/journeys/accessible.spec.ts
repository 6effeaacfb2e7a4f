import { readdirSync, readFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/accessible.ts';
import { staffImportScans } from '../fixtures/import-scans.ts';
import { memberScans } from '../fixtures/member-scans.ts';
import { proScans } from '../fixtures/pro-scans.ts';
import { routeScans } from '../fixtures/route-scans.ts';
import { expect, test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// The route tables themselves, read as text: a route that is added there without its states here fails the first test.
const app = new URL('../../apps/public/src/app/', import.meta.url);
const tables = readdirSync(app).filter((name) => /routes\.tsx?$/.test(name));
const routes = tables.flatMap((name) =>
  [...readFileSync(new URL(name, app), 'utf8').matchAll(/\bpath: (?:'([^']+)'|(\w+))/g)].map(
    ([, path, constant = '']) => path ?? constant,
  ),
);

// A busy machine takes its time over a whole page.
test.setTimeout(120_000);

test('"every route × state": every route of the table has its states here', () => {
  expect(tables.length).toBeGreaterThan(0);
  expect(Object.keys(routeScans).sort()).toEqual([...new Set(routes)].sort());
});

for (const [route, { path, moods, openings = [] }] of Object.entries(routeScans)) {
  test.describe(`"axe: 0 violations" on ${route}`, () => {
    for (const mood of moods)
      test(mood, async ({ page, visit }) => {
        await visit({ path, mood });
        await expectAccessible(page);
      });
    for (const { name, on, isFirstVisit = false, open } of openings)
      test(`open: ${name}`, { tag: on === undefined ? [] : `@${on}` }, async ({ page, visit }) => {
        await visit({ path, mood: 'filled', isFirstVisit });
        await whenInteractive(page);
        await open(page);
        await expectAccessible(page);
      });
  });
}

test.describe('"axe: 0 violations" signed in', () => {
  for (const { name, path, on, open } of [...memberScans, ...staffImportScans])
    test(name, { tag: on === undefined ? [] : `@${on}` }, async ({ page, visitAsMember }) => {
      await visitAsMember(path);
      await open?.(page);
      await expectAccessible(page);
    });
});

test.describe('"axe: 0 violations" on pages of accounts of the professional site', () => {
  for (const scan of proScans)
    test(scan.name, async ({ page, visitPro }) => {
      await visitPro(scan);
      await expectAccessible(page);
    });
});

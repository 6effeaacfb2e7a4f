import { memberScans } from '../fixtures/scans/member-scans.ts';
import { proScans } from '../fixtures/scans/pro-scans.ts';
import { routeScans } from '../fixtures/scans/route-scans.ts';
import { test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';
import { moreLooks } from './more-looks.ts';
import { takePage, takeView } from './take.ts';

/** The fixed time of the browser's clock; CLOCK_STARTS_AT also starts the clock of the service. */
const today = process.env.CLOCK_STARTS_AT ?? '2026-06-11T10:00:00+02:00';

const nameOf = (route: string): string =>
  route.replace(/[^a-zA-Z]+/g, '-').replace(/^-|-$/g, '') || (route === '*' ? 'not-found' : 'root');

// A panel looks the same on every page: one screenshot is enough.
const seen = new Set<string>();
const isNew = ({ name }: { name: string }): boolean =>
  !seen.has(name) && seen.add(name) !== undefined;

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

for (const [route, { path, moods, openings = [] }] of Object.entries(routeScans)) {
  // While a page loads, the previous one stays: no screenshot is taken.
  for (const mood of moods.filter((one) => one !== 'loading'))
    test(`${nameOf(route)}--${mood}`, async ({ page, visit }, { title }) => {
      await visit({ path, mood });
      await takePage(page, title);
    });
  for (const { name, on, isFirstVisit = false, open } of openings.filter(isNew))
    test(
      `${nameOf(route)}--${name.replaceAll(' ', '-')}`,
      { tag: on === undefined ? [] : `@${on}` },
      async ({ page, visit }, { title }) => {
        await visit({ path, mood: 'filled', isFirstVisit });
        await whenInteractive(page);
        await open(page);
        await takeView(page, title);
      },
    );
}

for (const { name, path, on, open } of moreLooks)
  test(name, { tag: on === undefined ? [] : `@${on}` }, async ({ page, visit }, { title }) => {
    await visit({ path, mood: 'filled' });
    await whenInteractive(page);
    await open?.(page);
    await takePage(page, title);
  });

for (const { name, path, on, open } of memberScans)
  test(
    `member--${name}`,
    { tag: on === undefined ? [] : `@${on}` },
    async ({ page, visitAsMember }, { title }) => {
      await visitAsMember(path);
      await open?.(page);
      await takePage(page, title);
    },
  );

for (const scan of proScans)
  test(`pro--${scan.name}`, async ({ page, visitPro }, { title }) => {
    await visitPro(scan);
    await takePage(page, title);
  });

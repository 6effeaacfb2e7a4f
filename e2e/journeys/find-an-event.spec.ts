// Specification: §1.1 (place and theme), §1.3, §2.1, §2.4, §2.21, §4.6, §6.1
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, isPhone, test, whenInteractive } from '../fixtures/visitor.ts';

test('a visitor sees concerts on the page of a town, and opens one from the town’s list of concerts', async ({
  page,
}) => {
  await page.goto('/ville/tours?dist=30');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tours');
  const concerts = page
    .getByRole('region', { name: 'Concerts' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Concerts' }) }));
  await expect(concerts.first().getByRole('listitem').first()).toBeVisible();
  await page.goto('/ville/tours/category/concerts');
  await page.locator('main a[href*="/evenement/"]').first().click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/evenement\//);
});

test('a newcomer whose place is unknown reads the name of no town, and chooses Tours', async ({
  page,
}) => {
  await page.goto('/');
  await whenInteractive(page);
  await expect(page).toHaveTitle(/^Que faire près de chez toi\s\?/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Que faire près de chez toi\s\?$/);
  const bar = page.getByRole('search');
  await expect(bar).toContainText('Choisis un lieu');
  await expect(bar).not.toContainText('Paris');
  const place = bar.getByRole('button', { name: /^Où/ });
  // On a phone the title changes the place.
  if (isPhone(page)) await expect(page.locator('body')).toBeFocused();
  else await expect(place).toBeFocused();
  await page
    .getByRole('region', { name: 'Choisis ta ville' })
    .getByRole('link', { name: 'Tours' })
    .click();
  await expect(page).toHaveURL(/\/ville\/tours$/);
  await expect(title).toContainText('Tours');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('in a list of several columns, each card after the first of a day has the name of the day above it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ville/tours/category/concerts?dist=100');
  const days = page.locator('section[aria-labelledby="agenda"] ul:has(> li > h3)');
  await expect(days.getByRole('article').first()).toBeVisible();
  expect(await days.locator(':scope > li + li').count()).toBeGreaterThan(0);
  const unnamed = await days.evaluateAll((lists) =>
    lists.flatMap((list) => {
      const name = list.querySelector('h3')?.textContent ?? 'none';
      // A browser computes either the text or the call of `attr`.
      const hasName = (cell: Element) =>
        cell.getAttribute('data-day') === name &&
        /data-day|"\p{L}/u.test(getComputedStyle(cell, '::before').content);
      return [...list.children]
        .slice(1)
        .filter((cell) => !hasName(cell))
        .map(() => name);
    }),
  );
  expect(unnamed).toEqual([]);
});

test('the page of a town begins with the rows of tonight and of the weekend that have events; the latter links to its list', async ({
  page,
}) => {
  const place = 'lon=0.704&lat=47.3948&distanceKm=30&carousels=3';
  const home = await (await page.request.get(`/api/v1/home?${place}`)).json();
  const rails = [
    ...(home.tonight.length > 0 ? ['Ce soir'] : []),
    ...(home.weekend.length > 0 ? ['Ce week-end'] : []),
  ];
  // A Sunday lasts until 05:00 on Monday. Only after its last event may the weekend have none.
  const fiveHoursAgo = new Date(Date.now() - 5 * 3_600_000);
  const day = fiveHoursAgo.toLocaleDateString('en', { weekday: 'long', timeZone: 'Europe/Paris' });
  if (day !== 'Sunday') expect(rails).toContain('Ce week-end');
  await page.goto('/ville/tours');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  const rows = await titles.allInnerTexts();
  expect(rows.slice(0, rails.length)).toEqual(rails);
  expect(rows.filter((row) => ['Ce soir', 'Ce week-end'].includes(row))).toEqual(rails);
  if (home.weekend.length === 0) return;
  const weekend = page.getByRole('region', { name: 'Ce week-end' });
  await weekend.getByRole('link', { name: /^Tout voir.: Ce week-end$/ }).click();
  await expect(page).toHaveURL(/\/ville\/tours\/ce-week-end$/);
});

for (const [name, path] of [
  ['home', '/'],
  ['town', '/ville/tours'],
  ['theme', '/ville/tours/category/concerts'],
  ['nothing found', '/ville/tours/category/promenades-a-cheval?dist=1&opts=free,pmr'],
  ['not found', '/rien-ici'],
] as const) {
  test(`the public page "${name}" has no axe violation`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test('the public page of an event has no axe violation', async ({ page }) => {
  await page.goto('/ville/tours/category/concerts');
  const path = await page.locator('main a[href*="/evenement/"]').first().getAttribute('href');
  await page.goto(path ?? '', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectAccessible(page);
});

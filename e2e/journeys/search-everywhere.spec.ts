// Specification: issue "The visitor's first minute", "one search bar on every page of the site"
import { routeScans } from '../fixtures/scans/route-scans.ts';
import { expect, test } from '../fixtures/visit.ts';
import { isPhone, whenInteractive } from '../fixtures/visitor.ts';

for (const [route, { path }] of Object.entries(routeScans))
  test(`the page of ${route} has one search bar in its first screen, which fits the window`, async ({
    page,
    visit,
  }) => {
    await visit({ path, mood: 'filled' });
    const bar = page.getByRole('search');
    await expect(bar).toHaveCount(1);
    await expect(bar.getByLabel('Quoi', { exact: true })).toBeInViewport();
    await expect(bar.getByRole('button', { name: 'Chercher' })).toBeInViewport();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });

test('from the page of an event, Enter in the search bar leads to the search, and a link of the bar to its dates', async ({
  page,
  visit,
}) => {
  await visit({ path: '/evenement/{slugFr}', mood: 'filled' });
  await whenInteractive(page);
  const bar = page.getByRole('search');
  if (!isPhone(page)) {
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await bar.getByRole('link', { name: /^Quand/ }).click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await bar.getByLabel('Quoi', { exact: true }).fill('jazz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?.*q=jazz/);
  await expect(page.getByRole('search').getByLabel('Quoi', { exact: true })).toHaveValue('jazz');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search bar of a text page sends its text', async ({ page }) => {
    await page.goto('/notre-histoire');
    await page.getByRole('search').getByLabel('Quoi', { exact: true }).fill('jazz');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/\/recherche\?q=jazz$/);
  });
});

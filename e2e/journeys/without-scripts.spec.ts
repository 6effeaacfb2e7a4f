// Specification: §2.11, §2.17, §2.19
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test.describe('the public site without JavaScript', () => {
  test('a visitor searches a place, filters by date, loads more and opens an event', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Où' }).fill('Amboise');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/[?&]coords=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amboise');

    await page.goto('/ville/tours/category/concerts?dist=100');
    await page.getByRole('link', { name: 'Voir plus' }).click();
    await expect(page).toHaveURL(/[?&]pages=2/);
    // The address changes before the rest of the document has arrived.
    await expect
      .poll(() => page.getByRole('main').getByRole('article').count())
      .toBeGreaterThan(20);

    // Tomorrow differs from the other presets every day of the week; on a Sunday the weekend is today.
    await page.getByRole('combobox', { name: 'Quand' }).selectOption({ label: 'Demain' });
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/\/ville\/tours\/category\/concerts\?.*dates=\d{4}-\d{2}-\d{2}/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demain');

    const first = page.getByRole('main').locator('a[href^="/evenement/"]').first();
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).toHaveURL(/\/evenement\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('the page of a town’s weekend links to tomorrow, which links to the town; a folded « En ce moment » of the museums opens', async ({
    page,
  }) => {
    await page.goto('/ville/tours/ce-week-end');
    await page
      .getByRole('navigation', { name: 'Quand sortir à Tours' })
      .getByRole('link', { name: 'Demain' })
      .click();
    await expect(page).toHaveURL(/\/ville\/tours\/demain$/);
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Tours' })
      .click();
    await expect(page).toHaveURL(/\/ville\/tours$/);
    await page.goto('/ville/tours/category/musees');
    const folded = page.locator('details').filter({ hasText: 'En ce moment' });
    if (
      (await folded.count()) > 0 &&
      !(await folded.getAttribute('open').then((open) => open !== null))
    ) {
      await folded.locator('summary').click();
      await expect(folded.getByRole('article').first()).toBeVisible();
    }
  });
});

test.describe('the public site for search engines', () => {
  test('robots.txt gives the sitemap; the oldest page of each of its parts answers 200 with its canonical URL', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    const index = await (await request.get(new URL(sitemap).pathname)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
    expect(parts).toContain('/sitemaps/pages.xml');
    expect(parts).toContain('/sitemaps/evenements-1.xml');
    for (const part of parts) {
      // Takes the oldest page: a cached sitemap may name events of other journeys that are gone.
      const [first = ''] = [
        ...(await (await request.get(part)).text()).matchAll(
          /<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
        ),
      ]
        .map(([, location = '', changed = '']) => ({ location, changed }))
        .sort((one, other) => one.changed.localeCompare(other.changed))
        .map(({ location }) => location);
      const page = await request.get(new URL(first).pathname);
      expect(page.status()).toBe(200);
      expect(await page.text()).toContain(`<link rel="canonical" href="${first}"`);
    }
  });

  test('each page of /sitemaps/pages.xml answers 200; of the category pages, one in twenty is checked', async ({
    request,
  }) => {
    const pages = await (await request.get('/sitemaps/pages.xml')).text();
    const paths = [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
    const some = paths.filter((path, index) => !path.includes('/category/') || index % 20 === 0);
    for (const path of some)
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  });

  test('the og:image of an event page is answered as a PNG', async ({ page, request }) => {
    await page.goto('/ville/tours/category/concerts');
    await page.getByRole('main').locator('a[href^="/evenement/"]').first().click();
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture).toMatch(/\/og\/evenement\/.+\.png$/);
    const answer = await request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  });
});

// Specification: §2.1, §2.3
import { expect, test } from '../fixtures/visitor.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(`a commune ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the page of Amboise leads to its concerts, this weekend and a neighbour, and is remembered', async ({
      page,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/ville/amboise');
      await expect(page).toHaveTitle(/^Que faire à Amboise/);
      await expect(heading).toContainText('Amboise');
      await page
        .getByRole('navigation', { name: 'Thématiques' })
        .getByRole('link', { name: /^Concerts/ })
        .click();
      await expect(page).toHaveURL(/\/ville\/amboise\/category\/concerts$/);
      await expect(heading).toContainText(/Concerts\s.*Amboise/);
      await page.getByRole('link', { name: 'Ce week-end', exact: true }).click();
      await expect(page).toHaveURL(/\/ville\/amboise\/category\/concerts\/ce-week-end$/);
      await expect(heading).toContainText('Ce week-end');
      await page
        .getByRole('navigation', { name: 'Fil d’Ariane' })
        .getByRole('link', { name: 'Amboise' })
        .click();
      await expect(page).toHaveURL(/\/ville\/amboise$/);
      await page.goto('/recherche');
      await expect(page).toHaveURL(/\/recherche\?coords=0\.9\d,47\.4\d$/);
      await page.goto('/ville/amboise');
      await page
        .getByRole('navigation', { name: 'Communes voisines' })
        .getByRole('link', { name: 'Nazelles-Négron' })
        .click();
      await expect(page).toHaveURL(/\/ville\/nazelles-negron$/);
      await expect(heading).toContainText('Nazelles-Négron');
    });

    test('an unknown commune leads to the home page, the name of homonyms to the most populous one', async ({
      page,
    }) => {
      await page.goto('/ville/atlantis');
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await page.goto('/ville/saint-denis/category/concerts?dist=5');
      await expect(page).toHaveURL(/\/ville\/saint-denis-\d+\/category\/concerts\?dist=5$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Saint-Denis \(\d+\)/);
    });
  });

// Specification: §1.1 (place and theme), §2.1, §2.4, §2.21, §6.1
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('a visitor sees concerts around a town and opens one of them', async ({ page }) => {
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

for (const [name, path] of [
  ['home', '/'],
  ['town', '/ville/tours'],
  ['theme', '/ville/tours/category/concerts'],
  ['nothing found', '/ville/tours/category/promenades-a-cheval?dist=1&opts=free,pmr'],
  ['not found', '/rien-ici'],
] as const) {
  test(`the page "${name}" has no axe violation`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
}

test('the page of an event has no axe violation', async ({ page }) => {
  await page.goto('/ville/tours/category/concerts');
  const path = await page.locator('main a[href*="/evenement/"]').first().getAttribute('href');
  await page.goto(path ?? '', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectAccessible(page);
});

// Specification: §3.6, §4.4
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

test('a visitor types an address, chooses it by keyboard, and finds events around it, also at the next visit of /', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await whenInteractive(page);
  await page.getByRole('button', { name: /changer de lieu$/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('12 rue Nationale, Tours');
  const option = page.getByRole('option');
  await expect(option).toHaveText('12 Rue Nationale, Tours12 Rue Nationale, 37000 Tours (adresse)');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]coords=0\.\d+,47\.\d+/);
  const title = page.getByRole('heading', { level: 1 });
  const events = page.getByRole('main').locator('a[href^="/evenement/"]');
  await expect(title).toContainText('Tours');
  await expect(events.first()).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/[?&]coords=0\.\d+,47\.\d+/);
  await expect(title).toContainText('Tours');
});

test.describe('the place search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('« gare de Tours » leads to the events around the railway station', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Où' }).fill('gare de Tours');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/[?&]coords=0\.69389,47\.38972/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tours');
    const events = page.getByRole('main').locator('a[href^="/evenement/"]');
    await expect(events.first()).toBeVisible();
  });
});

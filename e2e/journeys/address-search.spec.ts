// Specification: §3.6, §4.4
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

test.describe('the place search at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a visitor types an address into a field that fits the panel, chooses it by keyboard, and finds events around it, also at the next visit of /', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await whenInteractive(page);
    await page.getByRole('button', { name: /changer de lieu$/ }).click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill('12 rue Nationale, Tours');
    await expect(page.getByRole('option')).toHaveText(
      '12 Rue Nationale, Tours12 Rue Nationale, 37000 Tours (adresse)',
    );
    const clear = await page.getByRole('button', { name: 'Effacer' }).boundingBox();
    const margin = 320 - ((clear?.x ?? 0) + (clear?.width ?? 320));
    expect(margin).toBeGreaterThanOrEqual(24);
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]coords=0\.\d+,47\.\d+/);
    const title = page.getByRole('heading', { level: 1 });
    const events = page.getByRole('main').locator('a[href^="/evenement/"]');
    await expect(title).toContainText('Tours');
    await expect(events.first()).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/[?&]coords=0\.\d+,47\.\d+/);
    await expect(title).toContainText('Tours');
  });
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

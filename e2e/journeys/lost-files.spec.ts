import { comeBack } from '../fixtures/come-back.ts';
import { demoAccount, openAs, proSite } from '../fixtures/people.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test('a step of the editor whose file does not load keeps the typed text, and opens after a retry', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events/new`, demoAccount('organizer'));
  await page.getByRole('button', { name: 'Spectacles' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('Veillée de contes sous la halle');
  await page.getByRole('button', { name: 'Continuer' }).click();
  const venue = page.getByLabel('Nom du lieu');
  await venue.fill('Halle du marché');

  await context.route('**/assets/prices-tab-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Continuer' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'ne s’est pas chargée' });
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(venue).toHaveValue('Halle du marché');

  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(lost).toBeVisible();
  await context.unroute('**/assets/prices-tab-*');
  await lost.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Plein tarif', exact: true })).toBeVisible();
  await expect(lost).toBeHidden();
});

test('a dialog whose file does not load says so in its place, and opens after a retry', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events/new`, demoAccount('organizer'));
  await context.route('**/assets/open-dialog-*', (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Plusieurs dates' });
  const dialog = page.getByRole('dialog', { name: 'Plusieurs dates' });
  await opener.click();
  await expect(dialog.getByRole('alert')).toContainText('ne s’est pas chargée');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await context.unroute('**/assets/open-dialog-*');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('heading', { name: 'Plusieurs dates' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a page of the professional site whose file does not load opens when the network returns', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events`, demoAccount('organizer'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(
    page.getByRole('heading', { name: 'Cette page ne s’est pas chargée' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Campagnes' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /import/i })).toBeVisible();
});

test('the editor opens only once the file that keeps its text on the device has loaded', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const file = '**/assets/device-draft-*';
  await context.route(file, (route) => route.abort());
  await openAs(page, `${proSite(baseURL)}/org/events/new`, demoAccount('organizer'));
  await expect(
    page.getByRole('heading', { name: 'Cette page ne s’est pas chargée' }),
  ).toBeVisible();
  await context.unroute(file);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Spectacles' })).toBeVisible();
});

test('a page of the professional site whose first script does not load offers to reload it', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  const scripts = '**/assets/*.js';
  await context.route(scripts, (route) => route.abort());
  await page.goto(`${proSite(baseURL)}/org/auth/login`);
  const reload = page.getByRole('link', { name: 'Recharger la page' });
  await expect(reload).toBeHidden();
  await expect(reload).toBeVisible({ timeout: 10_000 });
  await context.unroute(scripts);
  await reload.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reload).toBeHidden();
});

test.describe('on the public site, without the files that a service worker keeps', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ page }) => comeBack(page));

  test('a panel whose file does not load says so over the page, keeps the typed text, and opens after a retry', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const files = '**/assets/search-panel-*';
    await page.goto('/ville/tours');
    await whenInteractive(page);
    const what = page.locator('input[name="q"]');
    await what.fill('guinguette');
    await context.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: /^Où/ }).click();
    const lost = page.getByRole('alert').filter({ hasText: 'ne s’est pas chargée' });
    await expect(lost).toBeInViewport();
    await expectAccessible(page);
    await lost.getByRole('button', { name: 'Fermer' }).click();
    await expect(lost).toBeHidden();
    await page.getByRole('button', { name: /^Où/ }).click();
    await expect(lost).toBeInViewport();
    await context.unroute(files);
    await lost.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(what).toHaveValue('guinguette');
  });

  test('a calendar whose style sheet is gone says so within its panel, keeps the typed text, and opens after a retry', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const sheet = '**/assets/calendar-*.css';
    await page.goto('/ville/tours');
    await whenInteractive(page);
    const what = page.locator('input[name="q"]');
    await what.fill('guinguette');
    await context.route(sheet, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: /^Quand/ }).click();
    const panel = page.getByRole('dialog');
    const lost = panel.getByRole('alert').filter({ hasText: 'ne s’est pas chargée' });
    await expect(lost).toBeVisible();
    await expectAccessible(page);
    await context.unroute(sheet);
    await lost.getByRole('button', { name: 'Réessayer' }).click();
    await expect(panel.getByRole('grid').first()).toBeVisible();
    await expect(lost).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(what).toHaveValue('guinguette');
  });

  test('the map of an event and the navigation of a phone say that they did not load, and open when the network returns', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.goto('/ville/tours/category/concerts');
    await page.locator('main a[href*="/evenement/"]').first().click();
    await expect(page.locator('article[data-poi]')).toBeVisible();
    await whenInteractive(page);
    // The sentence about a lost part is in a file that the page loads once it has nothing else to do.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/lost-part-')),
    );
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Afficher la carte' }).click();
    const map = page.getByRole('alert').filter({ hasText: 'La carte n’a pas pu être chargée' });
    await expect(map).toBeVisible();
    await page.getByRole('navigation', { name: 'Raccourcis' }).getByText('Menu').click();
    const menu = page.getByRole('alert').filter({ hasText: 'Cette partie de la page' });
    await expect(menu).toBeInViewport();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(map).toBeHidden();
  });

  test('a page whose file does not load says so, and opens when the network returns', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.goto('/ville/tours');
    await whenInteractive(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Notre histoire' }).click();
    await expect(
      page.getByRole('heading', { name: 'Cette page ne s’est pas chargée' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /au coin de la rue/ })).toBeVisible();
  });
});

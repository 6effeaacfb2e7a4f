import { demoAccount, openAs, proSite } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/visit.ts';

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

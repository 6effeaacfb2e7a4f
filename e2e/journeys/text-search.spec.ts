import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/keyboard.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, test, whenInteractive } from '../fixtures/visitor.ts';

// Not by its role, which its suggestions change.
const field = (page: Page) => page.getByLabel('Quoi', { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const jazz = (page: Page) => page.getByRole('main').getByRole('link', { name: /jazz/i }).first();

test('a newcomer on a phone searches "jazz", chooses Tours and opens a concert', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await whenInteractive(page);
  await field(page).fill('jazz');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=jazz$/);
  await page
    .getByRole('region', { name: 'Choisis ta ville' })
    .getByRole('link', { name: 'Tours' })
    .click();
  await expect(page).toHaveURL(/\/ville\/tours\/recherche\?q=jazz$/);
  await expect(title(page)).toContainText('Tours');
  await expect(field(page)).toHaveValue('jazz');
  const label = (await jazz(page).textContent()) ?? '';
  await jazz(page).click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect(title(page)).toHaveText(label);
});

test('a visitor searches a list, then its theme, and removes the text', async ({ page }) => {
  await page.goto('/ville/tours/recherche?q=jazz');
  await whenInteractive(page);
  await expect(jazz(page)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Thématiques' })
    .getByRole('link', { name: 'Concerts' })
    .click();
  await expect(page).toHaveURL(/\/ville\/tours\/category\/concerts\?q=jazz$/);
  await expect(jazz(page)).toBeVisible();
  await page.getByRole('button', { name: /^Retirer le filtre.*jazz/ }).click();
  await expect(page).toHaveURL(/\/category\/concerts$/);
  await expect(field(page)).toHaveValue('');
});

test('a visitor searches a text by keyboard alone', async ({ page }) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await tabTo(page, field(page));
  await page.keyboard.type('jazz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ville\/tours\/recherche\?q=jazz$/);
  await expect(title(page)).toBeFocused();
  await tabTo(page, jazz(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/evenement\//);
});

test('a visitor opens a suggested theme by keyboard alone', async ({ page }) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await tabTo(page, field(page));
  await page.keyboard.type('conc');
  await expect(page.getByRole('option', { name: /^Concerts/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ville\/tours\/category\/concerts$/);
});

test('a visitor opens a suggested venue by a press, then a suggested organiser by keyboard', async ({
  page,
}) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await field(page).fill('guinguete');
  const venue = page.getByRole('option', { name: /Guinguette.*Lieu · / }).first();
  await expect(venue).toBeVisible();
  await expectAccessible(page);
  await venue.click();
  await expect(page).toHaveURL(/\/lieu\/[a-z0-9-]*guinguette/);
  await expect(title(page)).toContainText('Guinguette');
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await field(page).fill('bruit des saul');
  const organiser = page.getByRole('option', { name: /^Le Bruit des Saules ?Organisateur/ });
  await expect(organiser).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(organiser).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/organisateur\/le-bruit-des-saules$/);
});

test('at 640 px a long place and dates leave the text field room for fourteen letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/recherche?coords=0.7285,47.3906&dates=2026-06-13_2026-06-21');
  await expect(page.getByRole('button', { name: /^Où / })).toBeVisible();
  expect((await field(page).boundingBox())?.width).toBeGreaterThan(130);
});

test('a text that no event has leads to other events, on an accessible page', async ({ page }) => {
  await page.goto('/ville/tours/recherche?q=xqzv', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: /^Aucun résultat pour/ })).toBeVisible();
  const others = page.getByRole('region', { name: /^Voici les sorties autour de toi/ });
  await expect(others.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Effacer la recherche' }).click();
  await expect(page).toHaveURL(/\/ville\/tours\/recherche$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches a text around a place, then another text with the same filters', async ({
    page,
  }) => {
    await page.goto('/');
    await field(page).fill('jazz');
    await page.getByRole('searchbox', { name: 'Où' }).fill('Tours');
    await page.getByRole('checkbox', { name: 'Gratuit' }).check();
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL(/\/recherche\?.*q=jazz.*opts=free.*coords=0\.\d+,47\.\d+/);
    await expect(title(page)).toContainText('Tours');
    await page.getByRole('checkbox', { name: 'Gratuit' }).uncheck();
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page).not.toHaveURL(/opts=/);
    await expect(jazz(page)).toBeVisible();
    await field(page).fill('xqzv');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page.getByRole('heading', { name: /^Aucun résultat pour/ })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Voici les sorties autour de toi/ })
        .getByRole('article')
        .first(),
    ).toBeVisible();
  });
});

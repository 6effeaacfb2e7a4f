// Specification: §4.4
import type { Page } from '@playwright/test';
import { expect, isPhone, test, whenInteractive } from '../fixtures/visitor.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const logo = (page: Page) => page.getByRole('link', { name: 'Parages, accueil' });
const way = (page: Page) => page.getByRole('navigation', { name: 'Fil d’Ariane' });
const themes = (page: Page) => page.getByRole('navigation', { name: 'Thématiques' });

/** Checks that the title names Tours, and that the URL has coordinates. */
async function expectTours(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveURL(/[?&]coords=0\.\d+,47\.\d+/);
  await expect(title(page)).toContainText('Tours');
}

const changePlace = (page: Page) => page.getByRole('button', { name: /changer de lieu$/ });
const placeField = (page: Page) => page.getByRole('dialog').getByRole('combobox');

async function searchPlace(page: Page, name: string): Promise<void> {
  await changePlace(page).click();
  await placeField(page).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Searches Amboise, then chooses Tours again from the last places, by keyboard. */
async function returnToTours(page: Page): Promise<void> {
  await searchPlace(page, 'Amboise');
  await expect(title(page)).toContainText('Amboise');
  await changePlace(page).click();
  await expect(placeField(page)).toBeFocused();
  const lastPlaces = page.getByRole('group', { name: 'Tes derniers lieux' });
  await expect(lastPlaces.getByRole('option')).toHaveText([/^Tours/, 'Les oublier']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectTours(page, /\/\?/);
}

/** Follows links from page to page, and expects Tours on pages that search around a place. */
async function followLinks(page: Page): Promise<void> {
  await themes(page)
    .getByRole('link', { name: /^Concerts/ })
    .click();
  await expectTours(page, /\/category\/concerts\?/);
  await way(page).getByRole('link', { name: 'Accueil' }).click();
  await expectTours(page, /\/\?/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre histoire' }).click();
  await expect(page).toHaveURL(/\/notre-histoire$/);
  await logo(page).click();
  await expectTours(page, /\/\?/);
  if (!isPhone(page)) return;
  await page
    .getByRole('navigation', { name: 'Raccourcis' })
    .getByRole('link', { name: 'Accueil' })
    .click();
  await expectTours(page, /\/\?/);
}

test.describe('decisions "Position, remembered": after a search for Tours', () => {
  test('a reload, the logo, the phone’s bottom bar, the themes, the breadcrumbs and the next visit lead to pages around Tours, which the place field offers again after a search for Amboise', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await whenInteractive(page);
    await searchPlace(page, 'Tours');
    await expectTours(page, /\/\?/);
    const remembered = (await context.cookies()).find(({ name }) => name === 'parages-place');
    expect(remembered).toMatchObject({ httpOnly: false, sameSite: 'Lax' });
    expect(decodeURIComponent(remembered?.value ?? '')).toMatch(/^0\.\d{1,2},47\.\d{1,2}$/);
    await page.reload();
    await expectTours(page, /\/\?/);
    await page.goto('/');
    await expectTours(page, /\/\?/);
    await whenInteractive(page);
    await followLinks(page);
    await returnToTours(page);
    const nextVisit = await context.newPage();
    await nextVisit.goto('/promotions');
    await expectTours(nextVisit, /\/promotions\?/);
  });

  test('the logo on the page of an event leads to the home page around Tours, and going back returns to the event', async ({
    page,
  }) => {
    await page.goto('/ville/tours/category/concerts');
    await whenInteractive(page);
    await page.locator('main a[href^="/evenement/"]').first().click();
    await expect(page).toHaveURL(/\/evenement\//);
    const event = page.url();
    await expect(way(page).getByRole('link').nth(1)).toHaveAttribute(
      'href',
      /^\/category\/[\w-]+\?coords=[\d.-]+,[\d.]+$/,
    );
    await logo(page).click();
    await expectTours(page, /\/\?/);
    await page.goBack();
    await expect(page).toHaveURL(event);
  });

  test('the menu of a page without a search opens the filters of the home page around Tours', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/ville/tours');
    await page.goto('/notre-histoire');
    await whenInteractive(page);
    const bar = page.getByRole('navigation', { name: 'Raccourcis' });
    await bar.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Filtres' }).click();
    await expect(page.getByRole('dialog')).toContainText('Rayon');
    await expectTours(page, /\/\?/);
  });

  test('going back to the page of the search shows Tours too, and going back once more leads to the page before it', async ({
    page,
  }) => {
    await page.goto('/notre-histoire');
    await page.goto('/?dist=5');
    await whenInteractive(page);
    await searchPlace(page, 'Tours');
    await expectTours(page, /\/\?dist=5&/);
    await page.goBack();
    await expectTours(page, /\/\?dist=5&/);
    await page.goBack();
    await expect(page).toHaveURL(/\/notre-histoire$/);
  });
});

test.describe('decisions "Position, remembered": without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('after a search for Tours, a reload, the links and the next visit lead to pages around Tours', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Où' }).fill('Tours');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expectTours(page, /\/\?/);
    await page.reload();
    await expectTours(page, /\/\?/);
    await page.goto('/');
    await expectTours(page, /\/\?/);
    await followLinks(page);
    const nextVisit = await context.newPage();
    await nextVisit.goto('/');
    await expectTours(nextVisit, /\/\?/);
  });

  test('the town of a visited town page is remembered, the coordinates of an opened URL are not', async ({
    page,
  }) => {
    await page.goto('/ville/tours');
    await page.goto('/?coords=-0.5477,47.4738');
    await expect(title(page)).toContainText('Angers');
    await page.goto('/');
    await expectTours(page, /\/\?/);
    await page.goto('/ville/angers');
    await page.goto('/category/concerts');
    await expect(page).toHaveURL(/\/category\/concerts\?coords=-0\.55,47\.47$/);
    await expect(title(page)).toContainText('Angers');
  });
});

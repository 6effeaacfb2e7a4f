// Specification: §2.25
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { expect, isPhone, test, whenInteractive } from '../fixtures/visitor.ts';

const marks = (page: Page) => page.locator('.leaflet-marker-pane').last().getByRole('button');
const pins = (page: Page) => marks(page).filter({ hasNotText: /agrandir|au même endroit/ });
const clusters = (page: Page) => page.getByRole('button', { name: /événements ici, agrandir/ });
const [sea, land] = ['rgb(188, 217, 230)', 'rgb(241, 236, 219)'];
const listToggle = (page: Page) => page.getByRole('button', { name: /événements? sur la carte/ });

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenInteractive(page);
  if (isPhone(page))
    await page.locator('main').getByRole('link', { name: 'Carte', exact: true }).click();
  else await page.locator('#carte').scrollIntoViewIfNeeded();
  await expect(listToggle(page)).toContainText(/^\d/);
}

const expectMapAccessible = (page: Page): Promise<void> =>
  expectAccessible(page, { within: ':is(section, dialog):has(.leaflet-container)' });

test('a press on a cluster of the map zooms in, until single events appear', async ({ page }) => {
  await openMap(page, '/ville/tours/category/concerts?dist=100');
  const whole = await clusters(page).first().textContent();
  for (let presses = 0; presses < 8 && (await clusters(page).count()) > 0; presses += 1) {
    const pressed = await clusters(page).first().textContent();
    await clusters(page).first().click();
    await expect(clusters(page).filter({ hasText: pressed ?? '' })).toHaveCount(0);
  }
  expect(whole).toMatch(/^\d/);
  await expect(marks(page).first()).toBeVisible();
  await expect(clusters(page)).toHaveCount(0);
  // The visitor moved nothing by hand.
  await expect(page.getByRole('button', { name: 'Rechercher dans cette zone' })).toBeHidden();
});

test('« Rechercher dans cette zone » on a moved map searches the visible rectangle: the map and the list have the same number of events, after a reload too, and the place before comes back', async ({
  page,
}) => {
  await openMap(page, '/ville/tours/category/concerts?dist=50&sort=newest');
  const search = page.getByRole('button', { name: 'Rechercher dans cette zone' });
  await expect(search).toBeHidden();
  const box = await page.locator('.leaflet-container').last().boundingBox();
  if (!box) throw new Error('the map has no size');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 140, y, { steps: 8 });
  await page.mouse.up();
  await expect(search).toBeVisible();
  await expect(async () => {
    const map = await page.locator('.leaflet-container').last().boundingBox();
    const button = await search.boundingBox();
    expect(button?.y, 'under the map, where it hides no mark').toBeGreaterThanOrEqual(
      (map?.y ?? 0) + (map?.height ?? 0),
    );
  }).toPass();
  expect(page.url()).not.toContain('bbox');
  await search.click();
  await expect(page).toHaveURL(/bbox=/);
  const { pathname, search: query, searchParams } = new URL(page.url());
  expect(pathname).toBe('/category/concerts');
  expect(searchParams.get('dist')).toBe('50');
  expect(searchParams.get('sort')).toBe('newest');
  const [west = 0, , east = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeGreaterThan(0.75);
  await expect(search).toBeHidden();
  await expect(page.locator('.leaflet-container').last()).toBeFocused();
  await page.goto(pathname + query);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dans la zone de la carte');
  const total = page.getByText(/^[\d\s]+ idées? de sortie$/).first();
  const [count] = /^[\d\s]+(?= )/.exec((await total.textContent()) ?? '') ?? [];
  await whenInteractive(page);
  await expectAccessible(page);
  await openMap(page, pathname + query);
  await expect(listToggle(page)).toContainText(new RegExp(`^${count} événements? sur la carte`));
  if (isPhone(page)) await page.goBack();
  const chips = page.getByRole('list', { name: 'Filtres actifs' });
  await chips.getByRole('button', { name: /Zone de la carte/ }).click();
  await expect(page).toHaveURL(/\/category\/concerts\?(?!.*bbox).*coords=0\.704,47\.3948/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50 km');
});

// On a phone the map covers the list.
test('hovering or focusing a card highlights its marker on the map, and focusing a marker highlights its card', {
  tag: '@desktop',
}, async ({ page }) => {
  await openMap(page, '/ville/tours/category/concerts');
  const card = page.locator('article', { has: page.getByRole('heading', { level: 4 }) }).first();
  await card.hover();
  const pointed = page.locator('.leaflet-marker-pane [data-pointed]');
  await expect(pointed).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(pointed).toHaveCount(0);
  await card.getByRole('link').focus();
  await expect(pointed).toHaveCount(1);
  const pin = pins(page).first();
  const name = (await pin.textContent()) ?? '';
  await pin.focus();
  await expect(page.locator('article[data-highlighted]', { hasText: name }).first()).toBeVisible();
});

test('the map can be skipped on a desktop or read as a list, and Enter on a marker focuses its card', async ({
  page,
}) => {
  await openMap(page, '/ville/tours/category/concerts');
  if (!isPhone(page)) {
    const skip = page.getByRole('link', { name: 'Passer la carte' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#after-map')).toBeFocused();
    await listToggle(page).focus();
    await page.keyboard.press('Enter');
  }
  await expect(listToggle(page)).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('region', { name: 'Ce que montre la carte' });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/evenement\//);
  const pin = pins(page).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link').first()).toBeFocused();
  await expectMapAccessible(page);
  await page.keyboard.press('Escape');
  await expect(pin).toBeFocused();
  // Escape deselects the card and does not close the map.
  await expect(listToggle(page)).toBeVisible();
});

test('without tiles, the map draws the ground and town names, and names their source', async ({
  page,
}) => {
  await openMap(page, '/ville/tours/category/concerts');
  await expect(page.locator('.leaflet-drawn-ground-pane path').first()).toBeAttached();
  await expect(page.locator('.leaflet-container').last()).toHaveCSS('background-color', sea);
  await expect(page.locator('.leaflet-drawn-names-pane').getByText('Blois')).toBeVisible();
  await expect(page.locator('.leaflet-control-attribution').last()).toContainText(
    'Licence Ouverte',
  );
  await expectAccessible(page);
});

test('when tiles load, the map shows them with the source IGN, and without the ground drawn locally under them', async ({
  page,
}) => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await page.route(/geopf\.fr/, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  );
  await openMap(page, '/ville/tours/category/concerts');
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeAttached();
  await expect(page.locator('.leaflet-control-attribution').last()).toContainText('IGN');
  await expect(page.locator('.leaflet-drawn-ground-pane path')).toHaveCount(0);
  // The background has the colour of land, not that of the sea in the local layer.
  await expect(page.locator('.leaflet-container').last()).toHaveCSS('background-color', land);
});

test('on a phone the map opens as a dialog with a list of cards, and going back closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await openMap(page, '/ville/tours/category/concerts');
  const dialog = page.getByRole('dialog', { name: 'Carte des événements' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/ville\/tours\/category\/concerts$/);
});

test('the page of an event shows its interactive map only once « Afficher la carte » is pressed', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts');
  const path = await page.locator('main a[href*="/evenement/"]').first().getAttribute('href');
  await page.goto(path ?? '');
  await whenInteractive(page);
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.locator('.leaflet-control-attribution')).toBeVisible();
});

// Specification: §2.43, §2.50, §2.59, §4.36
import { test as base } from '@playwright/test';
import { expect, isPhone, test, whenInteractive } from '../fixtures/visitor.ts';

test('English, chosen in the footer, stays on the next page and after a reload, until French is chosen', async ({
  page,
}) => {
  await page.goto('/ville/tours?dist=50');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/ville\/tours\?dist=50$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What’s on in');
  await whenInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('round the corner');
  await page.reload();
  await expect(page).toHaveTitle(/^Our story/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^Notre histoire/);
});

test.describe('a browser whose first language is English', () => {
  test.use({ locale: 'en-GB' });

  test('gets the site in English at its first visit, and in French once its visitor chose it', async ({
    page,
  }) => {
    await page.goto('/mentions-legales');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('the appearance chosen in the footer stays on the next page and after a reload', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/notre-histoire');
  await whenInteractive(page);
  const light = await ground();
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Sombre' }).check();
  expect(await ground()).not.toBe(light);
  const dark = await ground();
  await page.goto('/mentions-legales');
  expect(await ground()).toBe(dark);
  await page.reload();
  await whenInteractive(page);
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await page.getByRole('radio', { name: 'Système' }).check();
  expect(await ground()).toBe(light);
});

test.describe('a device whose system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('gets dark pages until the visitor chooses the light appearance', async ({ page }) => {
    await page.goto('/ville/tours');
    await whenInteractive(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(25, 21, 18)');
    await page.getByRole('radio', { name: 'Clair' }).check();
    expect(await ground()).toBe('rgb(251, 246, 238)');
  });
});

test('the French page of a town loads no English texts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/ville/tours', { waitUntil: 'networkidle' });
  await whenInteractive(page);
  expect(fetched.filter((path) => /english/.test(path))).toEqual([]);
});

test.describe('the public site without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('changes the language in the footer, and leads from /commencez to the page of a town', async ({
    page,
  }) => {
    await page.goto('/mentions-legales');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who publishes this site');
    await page.goto('/commencez');
    await page.getByRole('main').getByRole('link', { name: 'Angers' }).click();
    await page.getByRole('link', { name: 'Discover Angers' }).click();
    await expect(page).toHaveURL(/\/ville\/angers$/);
  });
});

for (const width of [320, 1440])
  test(`the theme icons of the home page stay inside the page's margin on a screen of ${width} pixels`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ville/tours');
    const rail = page.getByRole('navigation', { name: 'Thématiques' }).first();
    const sides = await rail.evaluate((nav) => {
      const { left, right } = nav.getBoundingClientRect();
      const list = nav.querySelector('ul');
      list?.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
      const last = nav.querySelector('li:last-child')?.getBoundingClientRect().right ?? 0;
      list?.scrollTo({ left: 0, behavior: 'instant' });
      const first = nav.querySelector('li:first-child')?.getBoundingClientRect().left ?? 0;
      const edge = list?.getBoundingClientRect();
      const pixels = (length: number) => Math.abs(Math.round(length));
      return {
        before: pixels(first - left),
        after: pixels(right - last),
        beyond: [pixels(left - (edge?.left ?? 0)), pixels((edge?.right ?? 0) - right)],
      };
    });
    expect(sides).toEqual({ before: 0, after: 0, beyond: [6, 6] });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBe(width);
  });

test('the menu on a phone opens the filters, and its location button leads to the home page around the position, also after a reload', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -0.5477, latitude: 47.4738 });
  await page.goto('/ville/tours?opts=free');
  await whenInteractive(page);
  const bar = page.getByRole('navigation', { name: 'Raccourcis' });
  await bar.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Filtres' }).click();
  await expect(page.getByRole('dialog')).toContainText('Rayon');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
  await bar.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Utiliser ma position' }).click();
  await expect(page.getByText('Position mise à jour')).toBeVisible();
  await expect(page).toHaveURL(/\/\?opts=free$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angers');
  await page.reload();
  await expect(page).toHaveURL(/\/\?opts=free&coords=-0\.55,47\.47$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angers');
});

test('no part of the header moves sideways between the page of a town and that of an event', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  const parts = await page.getByRole('banner').evaluateHandle((header) =>
    [...header.querySelectorAll('*')].map((part) => ({
      part,
      x: part.getBoundingClientRect().x,
    })),
  );
  const moved = () =>
    parts.evaluate((all) =>
      all
        .filter(({ part, x }) => part.isConnected && part.getBoundingClientRect().x !== x)
        .map(({ part }) => part.outerHTML.slice(0, 80)),
    );
  await page.locator('main a[href*="/evenement/"]').first().click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect(page.locator('article[data-poi]')).toBeVisible();
  expect(await moved()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/concerts$/);
  await expect(page.locator('article[data-poi]')).toHaveCount(0);
  expect(await moved()).toEqual([]);
});

test('the icon of the button that applies the filters stays in its place when the number of events changes', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const panel = page.getByRole('dialog');
  const apply = panel.getByRole('button', { name: /^(Appliquer|Voir|Aucune)/ });
  const left = () => apply.locator('svg').evaluate((icon) => icon.getBoundingClientRect().x);
  await panel.getByRole('button', { name: /^Agrandir le rayon/ }).click();
  await expect(apply).toHaveText(/^Voir .*sorties$/);
  const before = await apply.textContent();
  const at = await left();
  await panel.getByRole('button', { name: /^Gratuit/ }).click();
  await expect(apply).not.toHaveText(before ?? '');
  await expect(apply).toHaveText(/^Voir .*sorties?$/);
  expect(await left()).toBe(at);
});

test('going back restores the scroll position of a list; an event page starts at its top, also when the visitor goes forward to it', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts?dist=100');
  await whenInteractive(page);
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const card = page.getByRole('main').getByRole('article').getByRole('link').last();
  await card.scrollIntoViewIfNeeded();
  expect(await scroll()).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect.poll(scroll).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  // Not the position itself: the list may lose events that end meanwhile.
  await expect(card).toBeInViewport();
  await expect.poll(scroll).toBeGreaterThan(300);
  await page.goForward();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect.poll(scroll).toBe(0);
});

test('on a list 320 pixels wide, the buttons of the filters and of the map are beside each other, without overlap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ville/tours/category/concerts?opts=free');
  await whenInteractive(page);
  const filters = await page.getByRole('button', { name: /^Filtres/ }).boundingBox();
  const map = await page
    .getByRole('main')
    .getByRole('link', { name: 'Carte', exact: true })
    .boundingBox();
  expect(filters?.x).toBeGreaterThanOrEqual(0);
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
  // The map's button comes later in a document that loads slowly: the other one is not moved by it.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Carte', exact: true })
    .evaluate((link) => link.parentElement?.remove());
  const alone = await page.getByRole('button', { name: /^Filtres/ }).boundingBox();
  expect(alone?.x).toBe(filters?.x);
});

test('the feedback form opened from the footer of a page names that page, and links back to it once the message is sent', async ({
  page,
}) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Ton avis sur cette page' })
    .click();
  await expect(page.getByText('/ville/tours', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Ton message').fill('Un essai, par une machine.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Merci, ton message est bien arrivé' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Revenir à la page' }).click();
  await expect(page).toHaveURL(/\/ville\/tours$/);
});

base(
  '§4 "Terms consent: stored as yes in local storage once confirmed; the modal then closes"',
  async ({ page }) => {
    await page.goto('/ville/tours');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: isPhone(page) ? 'C’est parti' : 'OK' }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('parages-terms-consent'))).toBe('yes');
  },
);

base('Escape closes the terms dialog, which stays closed on the next page', async ({ page }) => {
  await page.goto('/ville/tours');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('parages-terms-consent'))).toBe('yes');
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  await expect(dialog).toBeHidden();
});

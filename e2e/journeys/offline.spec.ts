// Specification: §1.14
import { test as anybody, expect, type Page } from '@playwright/test';
import { openRelay, type Relay } from '../fixtures/relay.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

// Not the `visitor` fixture of other journeys, which fails on console errors: offline, the browser
// logs one for each request that it cannot send.
const test = anybody.extend<{ site: Relay }>({
  site: async ({ baseURL }, use) => {
    const relay = await openRelay(baseURL ?? '');
    await use(relay);
    await relay.shut();
  },
  page: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('parages-terms-consent', 'yes'));
    await use(page);
  },
});

async function whenKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      return (await caches.match(window.location.href, { ignoreVary: true })) !== undefined;
    });
  await expect.poll(isKept).toBe(true);
}

const firstEvent = (page: Page) => page.locator('main a[href*="/evenement/"]').first();

test('a list and an event that were visited open offline, and the offline page links to both', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await page.goto(`${site.origin}/ville/tours/category/concerts`);
  await whenKept(page);
  await page.reload();
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await firstEvent(page).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await site.shut();
  await test.step('the event, reached by client-side navigation, opens offline', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('status').filter({ hasText: 'Hors ligne' })).toBeVisible();
    // Lazy-loaded parts, such as the map, may not be cached.
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
  await test.step('the list opens offline too', async () => {
    await page.goto(`${site.origin}/ville/tours/category/concerts`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    await expect(firstEvent(page)).toBeVisible();
  });
  await test.step('an uncached page shows the offline page, whose links open the cached pages', async () => {
    await page.goto(`${site.origin}/evenement/jamais-lu`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de réseau');
    await page.goto(`${site.origin}/hors-ligne`);
    await expect(page.getByRole('link', { name: title ?? '' })).toBeVisible();
    await expectAccessible(page);
    await page.locator('main a[href$="/category/concerts"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    await expect(firstEvent(page)).toBeVisible();
  });
});

test('offline, a list opened without coordinates in its URL is the cached one around the remembered place', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await page.goto(`${site.origin}/ville/tours`);
  await whenKept(page);
  await page.goto(`${site.origin}/category/concerts`);
  await expect(page).toHaveURL(/\/category\/concerts\?coords=0\.7,47\.39$/);
  await whenKept(page);
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await context.setOffline(true);
  await site.shut();
  await page.goto(`${site.origin}/category/concerts`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
  await expect(page).toHaveURL(/\/category\/concerts\?coords=0\.7,47\.39$/);
});

test('offline, going back to an address without a place opens the page around the remembered place, and going back again leaves it', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await page.goto(`${site.origin}/ville/tours`);
  await whenKept(page);
  const town = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`${site.origin}/category/concerts`);
  await expect(page).toHaveURL(/\/category\/concerts\?coords=0\.7,47\.39$/);
  await whenKept(page);
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // Makes the history entry one that was opened before the device remembered a place.
  await page.evaluate(() => window.history.replaceState(history.state, '', '/category/concerts'));
  await firstEvent(page).click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list);
  await context.setOffline(true);
  await site.shut();
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/concerts\?coords=0\.7,47\.39$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
  await page.goBack();
  await expect(page).toHaveURL(/\/ville\/tours$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(town);
});

test('on a phone, the offline notice covers neither the action bar of an event nor the filters button of a list', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const notice = page.getByRole('status').filter({ hasText: 'Hors ligne' });
  const bottomOf = async () => {
    const box = await notice.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.goto(`${site.origin}/ville/tours/category/concerts`);
  await whenKept(page);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  const filters = await page.getByRole('button', { name: /^Filtres/ }).boundingBox();
  expect(await bottomOf()).toBeLessThanOrEqual(filters?.y ?? 0);
  await context.setOffline(false);
  await firstEvent(page).click();
  await expect(page).toHaveURL(/\/evenement\//);
  const bar = page.locator('article[data-poi] > div').last();
  await expect(bar).toBeInViewport();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  expect(await bottomOf()).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test('while the server answers, a page controlled by the service worker shows the server’s new document at each visit', async ({
  page,
  site,
}) => {
  const path = '/ville/tours';
  await page.goto(site.origin + path);
  await whenKept(page);
  site.rewrite((html) => html.replace('</body>', '<p id="edition">second</p></body>'));
  await page.goto(site.origin + path);
  await expect(page.locator('#edition')).toHaveText('second');
  site.rewrite((html) => html.replace('</body>', '<p id="edition">third</p></body>'));
  await page.reload();
  await expect(page.locator('#edition')).toHaveText('third');
  const asked = site.pages.filter((each) => each === path).length;
  expect(asked, 'each visit asked the site').toBeGreaterThanOrEqual(3);
});

test('a new service worker waits until the visitor presses « Actualiser »', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/ville/tours`);
  await whenKept(page);
  site.replace('/sw.js', (worker) => `${worker}\n// another build`);
  await page.reload();
  const update = page.getByRole('button', { name: 'Actualiser' });
  await expect(update).toBeVisible();
  await update.click();
  await expect(update).toBeHidden();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
    )
    .toBeNull();
});

test('the web app manifest is valid and its icons load; the service worker precaches no page or map, except the offline copy', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/');
  const manifest = await request.get('/manifest.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true);
  const session = await page.context().newCDPSession(page);
  const { errors } = (await session.send('Page.getAppManifest')) as { errors: unknown[] };
  expect(errors).toEqual([]);
  const worker = await (await request.get(new URL('/sw.js', baseURL).href)).text();
  expect(worker, 'no page, answer, pro site, map or calendar is fetched beforehand').not.toMatch(
    /url:"(?!assets\/|favicon|\/hors-ligne\?copie)/,
  );
  expect(worker).not.toMatch(
    /url:"assets\/[^"]*(pois-map|place-map|leaflet|drawn-ground|picker|dates-field|posthog|slim)/,
  );
});

// Specification: §2.19, §2.34, §4.4, §4.36, §7.3
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { tabTo } from '../fixtures/keyboard.ts';
import { type Concert, expect, test } from '../fixtures/tonight.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
// Not by its role, which its suggestions change.
const what = (page: Page) => page.getByLabel('Quoi', { exact: true });
const changePlace = (page: Page) => page.getByRole('button', { name: /changer de lieu$/ });
const townField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const tours = (page: Page) => page.getByRole('option', { name: /^Tours/ }).first();
const shareButton = (page: Page) => page.getByRole('button', { name: 'Partager', exact: true });
const copyLink = (page: Page) => page.getByRole('button', { name: 'Copier le lien' });
const linkOf = (page: Page, { label }: Concert) =>
  page.getByRole('main').getByRole('link', { name: label, exact: true });

const expectNoSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** What differs between visitors. `share` returns the shared address. */
type Way = {
  arrive: (page: Page) => Promise<void>;
  search: (page: Page) => Promise<void>;
  open: (page: Page, concert: Concert) => Promise<void>;
  share: (page: Page) => Promise<string>;
};

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const byTouch: Way = {
  arrive: async (page) => {
    await whenInteractive(page);
    await page.getByRole('dialog').getByRole('button', { name: 'C’est parti' }).click();
  },
  search: async (page) => {
    await what(page).fill('jazz');
    await what(page).press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=jazz$/);
    await changePlace(page).click();
    await townField(page).fill('Tours');
    await tours(page).click();
  },
  open: (page, concert) => linkOf(page, concert).click(),
  share: async (page) => {
    await shareButton(page).click();
    await copyLink(page).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    return readClipboard(page);
  },
};

const byKeyboard: Way = {
  arrive: async (page) => {
    await whenInteractive(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
  },
  search: async (page) => {
    // The home page of a newcomer focuses the place, which follows the text.
    await tabTo(page, what(page), 'Shift+Tab');
    await page.keyboard.type('jazz');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=jazz$/);
    await expect(title(page)).toBeFocused();
    await tabTo(page, changePlace(page));
    await page.keyboard.press('Enter');
    await expect(townField(page)).toBeFocused();
    await page.keyboard.type('Tours');
    await expect(tours(page)).toBeVisible();
    await page.keyboard.press('Enter');
  },
  open: async (page, concert) => {
    await tabTo(page, linkOf(page, concert));
    await page.keyboard.press('Enter');
  },
  share: async (page) => {
    await tabTo(page, shareButton(page));
    await page.keyboard.press('Enter');
    await expect(copyLink(page)).toBeVisible();
    await tabTo(page, copyLink(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lien copié')).toBeVisible();
    await expect(shareButton(page)).toBeFocused();
    return readClipboard(page);
  },
};

const withoutScripts: Way = {
  arrive: async () => undefined,
  search: async (page) => {
    await what(page).fill('jazz');
    await page.getByRole('searchbox', { name: 'Où' }).fill('Tours');
    await page.getByRole('button', { name: 'Chercher' }).click();
  },
  open: (page, concert) => linkOf(page, concert).click(),
  // From the address bar, which has the canonical address.
  share: async (page) => {
    const address = page.url();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    return address;
  },
};

const permissions = ['clipboard-read', 'clipboard-write'];
const ways: [string, string, Way, BrowserContextOptions][] = [
  ['on a phone', '@phone', byTouch, { permissions }],
  ['at 320 px', '@phone', byTouch, { permissions, viewport: { width: 320, height: 640 } }],
  ['by keyboard alone', '@desktop', byKeyboard, { permissions }],
  ['without JavaScript', '@phone', withoutScripts, { javaScriptEnabled: false }],
];

/** Opens a page of another browser. Of the given one it has the cookies that outlive a session. */
async function openLater(browser: Browser, page: Page, options: BrowserContextOptions) {
  const { cookies, origins } = await page.context().storageState();
  const storageState = { cookies: cookies.filter(({ expires }) => expires !== -1), origins };
  const { viewport = page.viewportSize(), javaScriptEnabled = true } = options;
  const context = await browser.newContext({ storageState, viewport, javaScriptEnabled });
  return context.newPage();
}

for (const [name, tag, way, options] of ways)
  test.describe(name, () => {
    test.use(options);

    test(`a newcomer ${name} searches "jazz" and "Tours", opens a concert of tonight, shares it, and is still in Tours on / the next day`, {
      tag,
    }, async ({ page, browser, concert, baseURL }) => {
      await page.goto('/');
      await way.arrive(page);
      await way.search(page);
      await expect(page).toHaveURL(/\/recherche\?(?=.*q=jazz)(?=.*coords=0\.\d+,47\.\d+)/);
      await expect(title(page)).toContainText('Tours');
      const day = page.locator(`h3 time[datetime="${concert.day}"]`);
      const today = page.getByRole('list').filter({ has: day });
      await expect(today.getByRole('link', { name: concert.label })).toBeVisible();
      await expectNoSideways(page);
      await way.open(page, concert);
      await expect(page).toHaveURL(`${baseURL}/evenement/${concert.slugFr}`);
      await expect(title(page)).toHaveText(concert.label);
      await expectNoSideways(page);
      const shared = await way.share(page);

      const friend = await (await browser.newContext()).newPage();
      await friend.goto(shared);
      await expect(title(friend)).toHaveText(concert.label);
      await friend.context().close();

      const nextDay = await openLater(browser, page, options);
      await nextDay.goto(`${baseURL}/`);
      await expect(title(nextDay)).toContainText('Tours');
      await expect(nextDay.getByRole('dialog')).toHaveCount(0);
      await expectNoSideways(nextDay);
      await nextDay.context().close();
    });
  });

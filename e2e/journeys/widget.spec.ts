import type { Page } from '@playwright/test';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { expect, test } from '../fixtures/other-site.ts';
import { openAs, proSite } from '../fixtures/people.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

const list = '/ville/tours/category/concerts';
const component = (site: string): string =>
  `<script type="module" src="${site}/widget/v1/parages-agenda.js"></script>
<parages-agenda town="tours" theme="concerts" limit="5"><a href="${site}${list}">Concerts à Tours</a></parages-agenda>`;
const frame = (site: string): string =>
  `<iframe src="${site}/agenda-integre${list}?limit=5" title="Concerts à Tours" width="360" height="700"></iframe>`;

const fitsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('the component shows the events of a list on a page of another origin, under a strict content policy', async ({
  page,
  openOther,
}) => {
  await openOther(component);
  const agenda = page.locator('parages-agenda');
  await expect(agenda.getByRole('heading', { level: 2, name: 'Concerts à Tours' })).toBeVisible();
  await expect(agenda.getByRole('listitem')).toHaveCount(5);
  await expect(agenda.getByRole('status')).toHaveText('5 événements affichés');
  // The style sheet applies, and the pictures load.
  await expect(agenda.getByRole('list')).toHaveCSS('list-style-type', 'none');
  const width = () =>
    agenda
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(await fitsTheScreen(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await fitsTheScreen(page)).toBe(true);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('the keyboard reaches each event of the component, with a visible focus, and opens its page', async ({
  page,
  openOther,
  baseURL,
}) => {
  await openOther(component);
  const links = page.locator('parages-agenda').getByRole('link');
  await expect(links).toHaveCount(6);
  for (let index = 0; index < 6; index += 1) {
    await page.keyboard.press('Tab');
    const link = links.nth(index);
    await expect(link).toBeFocused();
    const ring = await link.evaluate((element) => {
      const of = element.closest('li') ?? element;
      return getComputedStyle(of).outlineStyle;
    });
    expect(ring).toBe('solid');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${baseURL}/evenement/**`);
});

test('the component says that it cannot load the list, keeps its fallback link, and retries', async ({
  page,
  openOther,
}) => {
  await page.route('**/*.json?*', (route) => route.abort());
  await openOther(component);
  await expect(page.getByRole('alert')).toHaveText('L’agenda n’a pas pu être chargé.');
  await expect(page.getByRole('link', { name: 'Concerts à Tours' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/*.json?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('parages-agenda').getByRole('listitem')).toHaveCount(5);
});

test('the frame shows the same events as the component', async ({ page, openOther }) => {
  await openOther((site) => component(site) + frame(site));
  const names = (within: Pick<Page, 'getByRole'>) =>
    within.getByRole('heading', { level: 3 }).allTextContents();
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('parages-agenda').getByRole('listitem')).toHaveCount(5);
  const shown = await framed.getByRole('heading', { level: 2 }).allTextContents();
  const asked = await names(page);
  expect(shown.map((name) => name.replace(' (nouvelle fenêtre)', ''))).toEqual(asked);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame shows the events, and the component its fallback link', async ({
    page,
    openOther,
  }) => {
    await openOther((site) => component(site) + frame(site));
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('listitem')).toHaveCount(5);
    await expect(framed.getByRole('heading', { level: 1 })).toHaveText('Concerts à Tours');
    await expect(page.getByRole('link', { name: 'Concerts à Tours' })).toBeVisible();
  });
});

test('an organiser chooses the list of an agenda, sees it, and copies its lines', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const site = baseURL ?? '';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { member, organisation } = await createOrganiser(site);
  await openAs(page, `${proSite(site)}/org/organisations/${organisation.id}`, member);
  await page.getByRole('link', { name: /^L’agenda sur votre site/ }).click();
  await page.getByLabel('Événements', { exact: true }).selectOption('town');
  await page.getByLabel('Commune').fill('Tours');
  await page.getByLabel('Thème').selectOption('concerts');
  await page.getByLabel('Nombre d’événements').selectOption('3');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Concerts à Tours');
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Copier le cadre' }).click();
  await expect(page.getByText('Copié', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`src="${site}/agenda-integre${list}?limit=3"`);
  const poster = page.getByRole('link', { name: 'Ouvrir l’affiche (PDF)' });
  await expect(poster).toHaveAttribute('href', `${site}${list}.pdf`);
});

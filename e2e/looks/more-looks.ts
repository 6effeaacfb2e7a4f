import { expect, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/scans/page-states.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

type Look = {
  name: string;
  path: string;
  on?: 'desktop' | 'phone';
  open?: (page: Page) => Promise<void>;
};

const inEnglish = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await whenInteractive(page);
};

/** Shows concerts as sponsored events. */
const withCampaigns =
  (path: string) =>
  async (page: Page): Promise<void> => {
    const concerts = await (
      await page.request.get('/api/v1/pois?lon=0.68&lat=47.39&theme=concerts&pageSize=6')
    ).json();
    const change = async (url: string, key: string) =>
      page.route(url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...(await response.json()), [key]: concerts.items, total: concerts.items.length },
        });
      });
    await change('**/api/v1/pois/promoted?**', 'items');
    await change('**/api/v1/home?**', 'promoted');
    await goWithin(page, path);
    await expect(page.getByText('Sponsorisé').first()).toBeVisible();
  };

export const moreLooks: readonly Look[] = [
  { name: 'home--around-a-point', path: '/?coords=0.68,47.39' },
  {
    name: 'home--filtered',
    path: '/?coords=0.68,47.39&opts=free,outside&dist=50&dates=2026-06-13_2026-06-14',
  },
  {
    name: 'home--narrow',
    path: '/ville/tours',
    on: 'phone',
    open: (page) => page.setViewportSize({ width: 320, height: 640 }),
  },
  {
    name: 'event--narrow',
    path: '/evenement/{slugFr}',
    on: 'phone',
    open: (page) => page.setViewportSize({ width: 320, height: 640 }),
  },
  { name: 'home--sponsored', path: '/accessibilite', open: withCampaigns('/ville/tours') },
  { name: 'home--in-English', path: '/ville/tours', open: inEnglish },
  {
    name: 'promotions--sponsored',
    path: '/accessibilite',
    open: withCampaigns('/ville/tours/promotions'),
  },
  { name: 'category--other-order', path: '/ville/tours/category/spectacles?sort=distance' },
  { name: 'event--exhibition', path: '/evenement/{slugFr:expositions}' },
  { name: 'event--walk-with-track', path: '/evenement/{slugFr:promenades-a-pied}' },
  { name: 'event--fireworks', path: '/evenement/{slugFr:son-et-lumiere-feu-d-artifice}' },
  { name: 'event--in-English', path: '/evenement/{slugFr}', open: inEnglish },
  {
    name: 'app-redirect--button',
    path: '/app-redirect/google',
    open: (page) => expect(page.getByRole('main').getByRole('link')).toBeVisible(),
  },
];

import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, test, whenInteractive } from '../fixtures/visitor.ts';

const pages = [
  ['the home page around a place', '/?coords=0.69,47.39'],
  ['the page of a town', '/ville/tours'],
  ['a search', '/ville/tours/recherche?q=concert'],
  ['the search of a newcomer around a place', '/recherche?q=concert&coords=0.69,47.39'],
  ['the list of a theme', '/ville/tours/category/concerts'],
] as const;

/** Pixels between the end of the element and that of the screen, which the bottom bar shortens. */
async function roomBelow(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const bottomBar = page.getByRole('navigation', { name: 'Raccourcis' });
  const bar = isPhone(page) ? await bottomBar.boundingBox() : null;
  const end = bar?.y ?? page.viewportSize()?.height ?? 0;
  return box === null ? Number.NEGATIVE_INFINITY : Math.round(end - box.y - box.height);
}

for (const [name, path] of pages)
  test(`the first screen of ${name} has the whole picture and title of the first card`, async ({
    page,
  }) => {
    await page.goto(path);
    await whenInteractive(page);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('img').or(card.locator('img')).first()).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await roomBelow(page, card.locator('img').first())).toBeGreaterThanOrEqual(0);
    expect(await roomBelow(page, card.getByRole('heading'))).toBeGreaterThanOrEqual(0);
  });

test('a list that opens with a pressed date shows the chip of the date in its row', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ville/tours/ce-week-end');
  await whenInteractive(page);
  await expect(page.getByRole('button', { pressed: true, name: /^Ce week-end/ })).toBeInViewport({
    ratio: 1,
  });
});

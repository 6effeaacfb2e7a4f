// Specification: §2.60 (the colours that a visitor forces)

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { proSite } from '../fixtures/people.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What shows a state: the browser takes authors' backgrounds and shadows away. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((one) => {
    const style = getComputedStyle(one);
    const { backgroundColor, borderTopColor, borderTopWidth, textDecorationLine } = style;
    return [backgroundColor, borderTopColor, borderTopWidth, textDecorationLine].join(' ');
  });

/** Fields without an edge that differs from the ground of the page. */
const findLostEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (one: Element): boolean => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
      const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return isDrawn && borderTopColor !== ground;
    };
    // The browser draws the edges of the other inputs.
    const drawn =
      '[aria-hidden="true"], [type="hidden"], [type="file"], [type="checkbox"], [type="radio"], [type="range"]';
    return [...document.querySelectorAll(`main :is(input:not(${drawn}), textarea, select)`)]
      .filter((one) => one.checkVisibility())
      .filter((one) => !hasEdge(one) && !(one.parentElement && hasEdge(one.parentElement)))
      .map((one) => one.outerHTML.slice(0, 120));
  });

test('in forced colours, a pressed filter and a suggestion of the keyboard differ from the others', async ({
  page,
}) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  const chips = page.getByRole('main').locator('button[aria-pressed]');
  const pressed = page.getByRole('main').locator('button[aria-pressed="true"]').first();
  await chips.first().press('Enter');
  await expect(pressed).toBeVisible();
  const other = page.getByRole('main').locator('button[aria-pressed="false"]').first();
  expect(await lookOf(pressed)).not.toBe(await lookOf(other));
  await page
    .getByRole('button', { name: /changer de lieu/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Angers');
  const first = dialog.getByRole('option').first();
  await expect(first).toBeVisible();
  const before = await lookOf(first);
  const chosen = dialog.getByRole('option', { selected: true });
  // Suggestions that arrive later replace the list, without a chosen one.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(await lookOf(chosen)).not.toBe(before);
});

test('the current page of the bar of a phone is underlined, also in forced colours', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  const bar = page.getByRole('navigation', { name: 'Raccourcis' });
  const current = bar.locator('[aria-current="page"]');
  expect(await lookOf(current)).toContain('underline');
  expect(await lookOf(bar.locator('a:not([aria-current])').first())).not.toContain('underline');
});

test('in forced colours, the days of a chosen range differ from the others', async ({ page }) => {
  await page.goto('/ville/tours');
  await whenInteractive(page);
  await page
    .getByRole('button', { name: /changer de dates/ })
    .first()
    .click();
  const grid = page.getByRole('dialog').getByRole('grid');
  await expect(grid).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Mois suivant' }).click();
  const days = grid.locator('[data-day]:not([data-outside]) button');
  await days.nth(9).click();
  await days.nth(12).click();
  await expect(days.nth(12)).toHaveAttribute('data-selected', /.*/);
  expect(await lookOf(days.nth(9))).not.toBe(await lookOf(days.nth(20)));
});

test('in forced colours, the focus and the edges of the fields stay visible', async ({ page }) => {
  await page.goto('/auth/signup');
  await whenInteractive(page);
  expect(await findLostEdges(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await page.goto('/ville/tours');
  await whenInteractive(page);
  for (let index = 0; index < 15; index += 1) await press(page, 'Tab');
});

test('in forced colours, the menu of an organiser shows the open page, and the fields of an event have an edge', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const { member, calls } = await createOrganiser(baseURL ?? '');
  await calls.dispose();
  await context.addCookies(member.cookies);
  await page.goto(`${proSite(baseURL)}/org/events/new`);
  await whenInteractive(page);
  await expect(page.getByLabel('Titre', { exact: true })).toBeVisible();
  expect(await findLostEdges(page)).toEqual([]);
  const menu = page.getByRole('navigation').filter({ has: page.locator('[aria-current="page"]') });
  expect(await lookOf(menu.locator('a[aria-current]'))).not.toBe(
    await lookOf(menu.locator('a:not([aria-current])').first()),
  );
});

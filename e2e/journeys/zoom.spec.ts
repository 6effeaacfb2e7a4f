// Specification: §2.60 (text at 200 % and 400 %, spaced text)

import type { Page } from '@playwright/test';
import { findLostText } from '../fixtures/clipped-text.ts';
import { expect, test } from '../fixtures/come-back.ts';
import { expectVisibleFocus } from '../fixtures/keyboard.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { proSite } from '../fixtures/people.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

// The window of 1280 × 1024 pixels that RGAA measures, at 400 %.
const zoomed = { width: 320, height: 256 };
const pages = ['/ville/tours', '/ville/tours/category/concerts', '/auth/signup', '/accessibilite'];

// The policy of the sites refuses the styles that the tests add.
test.use({ bypassCSP: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenInteractive(page);
}

async function openEvent(page: Page): Promise<void> {
  await open(page, '/ville/tours/category/concerts');
  const path = await page.locator('main a[href*="/evenement/"]').first().getAttribute('href');
  await open(page, path ?? '');
}

/** Steps with the Tab key: what is fixed to the window covers no control that has the focus. */
async function step(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
}

const expectNoLoss = (page: Page): Promise<void> =>
  expect.poll(() => findLostText(page)).toEqual([]);

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test.describe('at a zoom of 400 %, 320 × 256 pixels,', { tag: '@desktop' }, () => {
  test.use({ viewport: zoomed });

  for (const path of pages)
    test(`the page ${path} reflows without sideways scroll, and each focused control is in sight`, async ({
      page,
    }) => {
      await open(page, path);
      await expectNoLoss(page);
      await step(page, 12);
    });

  test('the page of an event reflows without sideways scroll, and each focused control is in sight', async ({
    page,
  }) => {
    await openEvent(page);
    await expectNoLoss(page);
    await step(page, 20);
  });

  test('an organiser reaches the fields of a new event', async ({ page, context, baseURL }) => {
    const { member, calls } = await createOrganiser(baseURL ?? '');
    await calls.dispose();
    await context.addCookies(member.cookies);
    await open(page, `${proSite(baseURL)}/org/events/new`);
    await expectNoLoss(page);
    await page.getByLabel('Titre', { exact: true }).focus();
    await step(page, 8);
  });
});

test('at a zoom of 200 %, 640 × 512 pixels, no page loses text or scrolls sideways', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  for (const path of pages)
    await test.step(path, async () => {
      await open(page, path);
      await expectNoLoss(page);
    });
});

test('with the spacing of text that RGAA allows visitors to set, no page loses text', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await open(page, path);
      await page.addStyleTag({ content: spacing });
      await expectNoLoss(page);
    });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errors, type Page } from '@playwright/test';
import { isPhone } from '../fixtures/visitor.ts';

const folder = path.join(import.meta.dirname, '../screens');
/** Folder for PNG copies of the screenshots, for viewers without WebP; no copies when unset. */
const plainFolder = process.env.SCREENS_PNG_FOLDER;
const longestPage = 6000;
const longestQuietMs = 4000;
const quality = 52;

async function settle(page: Page): Promise<void> {
  // The map shows this sentence while it loads.
  await page
    .getByText('Chargement des événements…')
    .first()
    .waitFor({ state: 'hidden', timeout: 5000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function write(page: Page, name: string): Promise<void> {
  await settle(page);
  const layout = isPhone(page) ? 'phone' : 'desktop';
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const file = path.join(folder, layout, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
  if (plainFolder) await page.screenshot({ path: path.join(plainFolder, layout, `${name}.png`) });
}

export const takeView = write;

// Stops waiting after `longestQuietMs`: on account pages the session library leaves a response body
// unread, so the network never becomes idle.
async function untilQuiet(page: Page): Promise<void> {
  await page
    .waitForLoadState('networkidle', { timeout: longestQuietMs })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}

/**
 * Takes a screenshot in a window as high as the page, at most 6,000 px, so that elements fixed to
 * the bottom are at the end of the page.
 */
export async function takePage(page: Page, name: string): Promise<void> {
  // Keeps the viewport height of the first window, so that a page of 100 % height does not grow.
  await page.locator('main').evaluate((main) => {
    main.style.minHeight = `${main.getBoundingClientRect().height}px`;
  });
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // Twice: parts that load when they come near make the page longer.
  for (let turn = 0; turn < 2; turn += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      width: size.width,
      height: Math.min(longestPage, Math.max(size.height, height)),
    });
    await untilQuiet(page);
  }
  await write(page, name);
}

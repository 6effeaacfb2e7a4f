import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

/** Lighthouse's mobile preset with applied throttling: slow 4G, a processor four times slower. */
const mobilePreset = { latencyMs: 562.5, downKbps: 1474.56, upKbps: 675, slowdown: 4 } as const;

const bytesPerKilobit = 125;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { latencyMs, downKbps, upKbps, slowdown } = mobilePreset;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downKbps * bytesPerKilobit,
    uploadThroughput: upKbps * bytesPerKilobit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const watcher = fileURLToPath(new URL('./watch-editor.mjs', import.meta.url));

const readMark = async (page: Page): Promise<number> => {
  await page.waitForFunction(
    () => performance.getEntriesByName('editor-interactive').length > 0,
    undefined,
    { timeout: 60_000 },
  );
  return page.evaluate(
    () => performance.getEntriesByName('editor-interactive')[0]?.startTime ?? Number.NaN,
  );
};

/** Returns the milliseconds until the title of the event accepts typing. */
export async function timeCold(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript({ path: watcher });
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await readMark(page);
  await page.close();
  return ms;
}

/**
 * Returns the milliseconds from the click on the link until the title of the event accepts typing.
 */
export async function timeFromList(
  context: BrowserContext,
  listUrl: string,
  eventPath: string,
  isMobile: boolean,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ path: watcher });
  await page.goto(listUrl, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href^="${eventPath}"]`).first();
  await link.waitFor();
  if (isMobile) await slowDown(page);
  const pressed = await page.evaluate(() => performance.now());
  await link.dispatchEvent('click');
  const ms = (await readMark(page)) - pressed;
  await page.close();
  return ms;
}

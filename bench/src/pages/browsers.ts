import { type Browser, chromium } from '@playwright/test';
import { findFreePort } from '../../../infra/process/ports.ts';

export type Browsers = {
  version: () => Promise<string>;
  use: <T>(work: (port: number, browser: Browser) => Promise<T>) => Promise<T>;
};

// Chromium may run as root, as in continuous integration, and must send no background requests.
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

/** @param executablePath path of Chromium; Playwright's own browser by default */
export function openBrowsers(executablePath: string | undefined): Browsers {
  const use: Browsers['use'] = async (work) => {
    const port = await findFreePort();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...quiet, `--remote-debugging-port=${port}`],
    });
    try {
      return await work(port, browser);
    } finally {
      await browser.close();
    }
  };
  return { use, version: () => use(async (_port, browser) => browser.version()) };
}

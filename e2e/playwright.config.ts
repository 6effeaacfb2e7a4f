import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const folders = (process.env.PATH ?? '').split(delimiter);
const onPath = ['chromium-headless-shell', 'chromium']
  .flatMap((name) => folders.map((folder) => join(folder, name)))
  .find((file) => existsSync(file));
const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? onPath;

// Debian's Chromium runs as root in continuous integration, and must not contact other hosts.
const quietChromium = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  // Rendering is in software; emulating a GPU costs a fifth of the time.
  '--disable-gpu',
  // No page lives long enough for optimised code to pay: compiling it costs a sixth of the time.
  '--js-flags=--no-opt --no-maglev',
  // Blocks map tiles by a resolver rule: a Playwright route would turn the HTTP cache off.
  '--host-resolver-rules=MAP *.geopf.fr ^NOTFOUND',
];

const desktop = { width: 1440, height: 900 };
const scans = /accessible(-pro)?\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Three share two cores: a journey waits a third of its time, for mails, timers and frames.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT === undefined
      ? []
      : [['json', { outputFile: process.env.E2E_REPORT }] as const]),
  ] as never,
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: process.env.E2E_SCHEME === 'dark' ? 'dark' : 'light',
    // Recording a trace of every journey costs a third of their time.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions:
      executablePath === undefined
        ? { args: quietChromium }
        : { executablePath, args: quietChromium },
  },
  // A journey for one layout only has the tag @phone or @desktop. Scans by axe resize their page;
  // they are short and run last, so that no worker waits for the end of a long journey.
  projects: [
    { name: 'desktop', testIgnore: scans, grepInvert: /@phone\b/, use: { viewport: desktop } },
    {
      name: 'phone',
      testIgnore: scans,
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'layouts', testMatch: scans, use: { viewport: desktop } },
  ],
});

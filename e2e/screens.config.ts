import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Configuration of `npm run screens`, which takes screenshots; `npm test` does not run it. */
export default defineConfig({
  ...journeys,
  testDir: 'looks',
  fullyParallel: false,
  timeout: 120_000,
});

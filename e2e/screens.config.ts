import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The pictures of every screen, taken by `npm run screens`: not a test, and never part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: 'looks',
  fullyParallel: false,
  timeout: 120_000,
});

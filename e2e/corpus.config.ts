import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Configuration of the part "scripts" of `npm run test:long`; `npm test` does not run it. */
export default defineConfig({
  ...journeys,
  testDir: 'corpus',
  timeout: 600_000,
  projects: [{ name: 'corpus', use: { viewport: { width: 1440, height: 900 } } }],
});

import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Configuration of the proof that spreadsheets of LibreOffice are imported as they are. It needs
 * `soffice` on the PATH, so that `npm test` does not run it.
 */
export default defineConfig({
  ...journeys,
  testDir: 'spreadsheets',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
});

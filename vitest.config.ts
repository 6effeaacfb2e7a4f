import { defineConfig } from 'vitest/config';

// Each workspace says in its own vitest.config.ts what its tests need; e2e belongs to Playwright.
// A project inherits nothing from here: one without `maxWorkers` runs a file at a time on a machine of two cores. Tests of screens and of infra wait for
// timers and processes a third of their time: they run in a second group (`groupOrder: 1`), three at a time.
export default defineConfig({
  test: {
    projects: [
      'apps/*',
      'apps/*/vitest.alone.config.ts',
      'packages/*',
      'infra',
      'infra/vitest.alone.config.ts',
      'bench',
      'attack',
    ],
    maxWorkers: 2,
    passWithNoTests: true,
  },
});

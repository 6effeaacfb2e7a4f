import { defineConfig } from 'vitest/config';

// Each workspace says in its own vitest.config.ts what its tests need; e2e belongs to Playwright.
// A project inherits nothing from here: one without `maxWorkers: 2` runs a file at a time on a machine of two cores.
export default defineConfig({
  test: {
    projects: ['apps/*', 'apps/*/vitest.alone.config.ts', 'packages/*', 'infra', 'bench', 'attack'],
    maxWorkers: 2,
    passWithNoTests: true,
  },
});

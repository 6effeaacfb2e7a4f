import { defineConfig } from 'vitest/config';

// Each workspace says in its own vitest.config.ts what its tests need; e2e belongs to Playwright.
export default defineConfig({
  test: {
    projects: ['apps/*', 'packages/*', 'infra', 'bench', 'attack'],
    maxWorkers: 2,
    passWithNoTests: true,
  },
});

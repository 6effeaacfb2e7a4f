import { defineConfig } from 'vitest/config';

// outage.test.ts measures time, so vitest.alone.config.ts runs it while no other test runs.
export const aloneFiles = ['outage/outage.test.ts'];

export default defineConfig({
  test: {
    name: 'infra',
    include: ['**/*.test.ts'],
    globalSetup: ['test/database-setup.ts'],
    exclude: ['**/node_modules/**', 'pglite/**', ...aloneFiles],
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

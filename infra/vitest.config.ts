import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'infra',
    include: ['**/*.test.ts'],
    globalSetup: ['test/database-setup.ts'],
    exclude: ['**/node_modules/**', 'pglite/**'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

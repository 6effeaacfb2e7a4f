import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'auth-core',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../../infra/test/database-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'accounts',
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@parages/ui/test-setup'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
  },
});

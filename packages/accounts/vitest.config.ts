import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'accounts',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
  },
});

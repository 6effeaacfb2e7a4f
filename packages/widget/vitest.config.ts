import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'widget',
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    css: true,
  },
});

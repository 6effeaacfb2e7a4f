import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'batch-import', include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 2 },
});

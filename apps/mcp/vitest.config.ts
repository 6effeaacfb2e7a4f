import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'mcp', include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 2 },
});

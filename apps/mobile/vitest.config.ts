import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'mobile', environment: 'happy-dom', maxWorkers: 3, sequence: { groupOrder: 1 } },
});

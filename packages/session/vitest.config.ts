import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'session', environment: 'happy-dom', maxWorkers: 3, sequence: { groupOrder: 1 } },
});

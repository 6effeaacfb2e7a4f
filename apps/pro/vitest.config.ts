import { outlinePlugin } from '@parages/ui/outline-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), outlinePlugin()],
  test: {
    name: 'pro',
    // Tests type into long forms character by character, which is slow on a loaded machine.
    testTimeout: 30_000,
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    setupFiles: ['@parages/ui/test-setup', 'src/test-setup.ts'],
  },
});

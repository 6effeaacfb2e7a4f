import { outlinePlugin } from '@parages/ui/outline-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), outlinePlugin()],
  // Long forms are typed as a person types them: a loaded machine takes its time.
  test: {
    name: 'pro',
    testTimeout: 30_000,
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['@parages/ui/test-setup', 'src/test-setup.ts'],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { outlinePlugin } from './build/outline-plugin.ts';

export default defineConfig({
  plugins: [react(), outlinePlugin()],
  test: {
    testTimeout: 30_000,
    environment: 'happy-dom',
    setupFiles: ['src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

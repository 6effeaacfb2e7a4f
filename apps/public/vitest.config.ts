import { outlinePlugin } from '@parages/ui/outline-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

export const aloneFiles = [
  // It runs without a window: the next file of its worker would get no set-up.
  'src/entry-server.test.tsx',
  // It makes Capacitor a native shell, which the other files of its worker would meet.
  'src/lib/native/native-in-shell.test.ts',
  // It counts what the tracker sends once per page load.
  'src/routes/home/home.events.test.tsx',
];

export default defineConfig({
  plugins: [react(), outlinePlugin()],
  test: {
    name: 'public',
    testTimeout: 30_000,
    environment: 'happy-dom',
    isolate: false,
    exclude: [...configDefaults.exclude, ...aloneFiles],
    maxWorkers: 2,
    setupFiles: ['@parages/ui/test-setup', 'src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

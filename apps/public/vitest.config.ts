import { outlinePlugin } from '@parages/ui/outline-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

export const aloneFiles = [
  // Runs in the node environment: a later file in the same worker would lack the set-up that needs
  // a window.
  'src/entry-server.test.tsx',
  // Makes Capacitor a native shell, also for the other files of its worker.
  'src/lib/native/native-in-shell.test.ts',
  // Expects an analytics event that is sent once per page load: another file of its worker could
  // have sent it.
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
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    setupFiles: ['@parages/ui/test-setup', 'src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

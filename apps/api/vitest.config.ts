import { configDefaults, defineConfig } from 'vitest/config';
import { aloneFiles } from './test/alone-files.ts';

// The files of a worker share its modules and its database: the service is imported once, the
// template cloned once. Those of examples start the service too, so they run here.
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../../examples/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...aloneFiles],
    isolate: false,
    globalSetup: ['../../infra/test/database-setup.ts'],
    setupFiles: ['test/servers/close-opened.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

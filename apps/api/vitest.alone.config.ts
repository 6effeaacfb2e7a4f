import { defineConfig } from 'vitest/config';
import { aloneFiles } from './test/alone-files.ts';

export default defineConfig({
  test: {
    name: 'api-alone',
    include: aloneFiles,
    globalSetup: ['../../infra/test/database-setup.ts'],
    setupFiles: ['test/servers/close-opened.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

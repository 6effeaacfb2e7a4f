import { configDefaults, defineConfig } from 'vitest/config';
import shared, { aloneFiles } from './vitest.config.ts';

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'infra-alone',
    include: aloneFiles,
    exclude: configDefaults.exclude,
    // These tests run one at a time, after the tests of all other projects (group 2).
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});

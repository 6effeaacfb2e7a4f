import { configDefaults, defineConfig } from 'vitest/config';
import shared, { aloneFiles } from './vitest.config.ts';

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'infra-alone',
    include: aloneFiles,
    exclude: configDefaults.exclude,
    // One file at a time, beside no file of another project.
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});

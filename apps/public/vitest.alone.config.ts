import { configDefaults, defineConfig } from 'vitest/config';
import shared, { aloneFiles } from './vitest.config.ts';

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    name: 'public-alone',
    include: aloneFiles,
    exclude: configDefaults.exclude,
    isolate: true,
  },
});

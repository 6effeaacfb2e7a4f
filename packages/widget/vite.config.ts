import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    // A library keeps `import.meta.url`, by which the component finds its site.
    lib: { entry: 'src/entry.ts', formats: ['es'], fileName: () => 'parages-agenda.js' },
    minify: true,
  },
});

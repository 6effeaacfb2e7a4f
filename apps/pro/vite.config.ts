import { compressedPlugin } from '@parages/ui/compressed-plugin';
import { outlinePlugin } from '@parages/ui/outline-plugin';
import { scopedName } from '@parages/ui/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileGroups } from './build/file-groups.ts';
import { preloadPlugin } from './build/preload-plugin.ts';
import { startNoticePlugin } from './build/start-notice-plugin.ts';

const api = process.env.PARAGES_API_URL ?? 'http://localhost:3000';

export default defineConfig({
  base: '/org/',
  plugins: [
    react(),
    outlinePlugin(),
    startNoticePlugin(),
    preloadPlugin('src/app/start.tsx'),
    compressedPlugin(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  server: { proxy: { '/api': api, '/auth-api': api, '/mediafile': api } },
  // `npm run check` reads the manifest to measure the files of each route.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: fileGroups } } },
  },
});

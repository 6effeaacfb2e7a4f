import { compressedPlugin } from '@parages/ui/compressed-plugin';
import { outlinePlugin } from '@parages/ui/outline-plugin';
import { scopedName } from '@parages/ui/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModulesPlugin } from './build/chunk-modules-plugin.ts';
import { fileGroups } from './build/file-groups.ts';
import { offlinePlugin } from './build/offline-plugin.ts';
import { splitStylesPlugin } from './build/split-styles-plugin.ts';
import { toastStylesPlugin } from './build/toast-styles-plugin.ts';
import { unusedComponentsPlugin } from './build/unused-components-plugin.ts';

const api = process.env.PARAGES_API_URL ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    unusedComponentsPlugin(),
    outlinePlugin(),
    toastStylesPlugin(),
    splitStylesPlugin(),
    ...(isSsrBuild ? [] : [offlinePlugin(), chunkModulesPlugin(), compressedPlugin()]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  server: { proxy: { '/api': api, '/auth-api': api, '/mediafile': api } },
  // Bundles all dependencies into the server file, so that the API needs none of the packages of
  // the front end and gets the production build of React.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The plugin `split-styles` expects a single style sheet.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Supported browsers implement `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: fileGroups } } },
  },
}));

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModulesPlugin } from './build/chunk-modules-plugin.ts';
import { offlinePlugin } from './build/offline-plugin.ts';
import { outlinePlugin } from './build/outline-plugin.ts';
import { toastStylesPlugin } from './build/toast-styles-plugin.ts';
import { unusedComponentsPlugin } from './build/unused-components-plugin.ts';

const api = process.env.PARAGES_API_URL ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    unusedComponentsPlugin(),
    outlinePlugin(),
    toastStylesPlugin(),
    ...(isSsrBuild ? [] : [offlinePlugin(), chunkModulesPlugin()]),
  ],
  server: { proxy: { '/api': api, '/mediafile': api } },
  // One self-contained server file: the API loads it without knowing the front's dependencies, and React stays the production one.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // One style sheet, small enough to be inlined in every page; the map's own stays a file of its own (`?url`).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Every browser that reads modules has it.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                // What the entry needs, and nothing else: in a shared file it would take that one along before the page is shown.
                { name: 'begin', test: /vite\/preload-helper|rolldown\/runtime/, priority: 30 },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 20 },
                // What nearly every page shares, in one file: two dozen small ones pack worse and ask more of the network.
                {
                  name: 'base',
                  test: /apps[\\/]public[\\/]src[\\/]lib[\\/](?!offline|analytics)|packages[\\/]ui[\\/]src[\\/](icon|icon-button|link|button|notice|format|section-heading|carousel|poi-card|live-region)[\\/]|node_modules[\\/](@tanstack[\\/]|openapi-fetch|i18next)/,
                  priority: 5,
                  minShareCount: 2,
                },
                // All the English there is, in one file that only its readers fetch. The calendar holds its few words in both languages.
                { name: 'english', test: /(?<!\/dates)\.en\.ts$|\/english\.ts$/, priority: 10 },
              ],
            },
          },
        },
  },
}));

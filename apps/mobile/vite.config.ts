import path from 'node:path';
import { outlinePlugin } from '@parages/ui/outline-plugin';
import { scopedName } from '@parages/ui/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { toastStylesPlugin } from '../public/build/toast-styles-plugin.ts';
import { settingsPlugin } from './build/settings-plugin.ts';

/** The public site without its server: the device has all files, and one sheet of styles. */
export default defineConfig({
  plugins: [react(), outlinePlugin(), toastStylesPlugin(), settingsPlugin()],
  publicDir: path.resolve(import.meta.dirname, '../public/public'),
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/www',
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
});

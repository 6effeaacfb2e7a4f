import type { Plugin } from 'vite';

const written = /^__insertCSS\(".*"\);?$/m;

/**
 * Keeps sonner from writing a style element when it is loaded: the security policy of pages refuses it. The same sheet is linked as a file
 * by packages/ui. Another release that writes it otherwise stops the build.
 */
export const toastStylesPlugin = (): Plugin => ({
  name: 'toast-styles',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      if (!written.test(code)) this.error('sonner no longer writes its styles where it did');
      return { code: code.replace(written, ''), map: null };
    },
  },
});

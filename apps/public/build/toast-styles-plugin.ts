import type { Plugin } from 'vite';

const written = /^__insertCSS\(".*"\);?$/m;

/**
 * Removes the code with which sonner inserts a style element when it loads: the pages' security
 * policy refuses the element, and packages/ui links the same sheet as a file. The build fails when
 * a new release of sonner inserts it differently.
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

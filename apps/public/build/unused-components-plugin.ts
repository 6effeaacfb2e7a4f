import type { Plugin } from 'vite';

const naming = /^\w+\.displayName = "[^"]*";$/gm;
const creation = /(?<== )(?=React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the build drop the unused components of react-router: its links, forms and prefetching. Two
 * things prevent that: a `displayName` set after the component is made, and a call that is not
 * marked as pure. The build fails when a new release no longer contains such calls.
 */
export const unusedComponentsPlugin = (): Plugin => ({
  name: 'unused-components',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
    handler(code, id) {
      if (id.endsWith('/dom/lib.js') && code.search(creation) < 0)
        this.error('react-router no longer makes its components as it did');
      return {
        code: code.replaceAll(naming, '').replaceAll(creation, '/* @__PURE__ */ '),
        map: null,
      };
    },
  },
});

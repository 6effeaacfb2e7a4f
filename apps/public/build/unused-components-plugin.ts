import type { Plugin } from 'vite';

const naming = /^\w+\.displayName = "[^"]*";$/gm;
const creation = /(?<== )(?=React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the build leave out the components of react-router that nobody draws: its links, its forms and what they fetch beforehand. A name
 * given after a component was made keeps it in, and so does making it by a call that is not marked as pure. Another release that is written
 * otherwise stops the build.
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

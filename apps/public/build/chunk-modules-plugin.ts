import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Writes the modules of each built file beside the manifest, so that checks can name what a page
 * loads and not only weigh it.
 */
export const chunkModulesPlugin = (): Plugin => ({
  name: 'chunk-modules',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, Object.keys(file.modules).map((id) => path.relative(root, id))] as const]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/chunk-modules.json',
      source: JSON.stringify(Object.fromEntries(modules)),
    });
  },
});

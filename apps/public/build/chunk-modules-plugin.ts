import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Writes the source modules of each built chunk to `.vite/chunk-modules.json`, which the check of
 * page sizes reads.
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

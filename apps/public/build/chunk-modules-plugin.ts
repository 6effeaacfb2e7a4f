import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** Writes beside the manifest which modules each built file holds: what a page loads is then known by name, not only by weight. */
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

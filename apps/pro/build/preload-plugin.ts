import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Has the document name the files of a module that the entry imports when it runs, so that a browser fetches them beside the entry and not after
 * it. A module that was not built stops the build.
 */
export const preloadPlugin = (module: string): Plugin => ({
  name: 'preload-application',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const wanted = path.resolve(import.meta.dirname, '..', module);
      const own = chunks.find(({ moduleIds }) => moduleIds.includes(wanted));
      if (own === undefined) throw new Error(`${module} was not built`);
      const files = new Set<string>();
      const styles = new Set<string>();
      const take = (chunk: Rolldown.OutputChunk): void => {
        if (files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
        for (const name of chunk.imports) {
          const imported = byName.get(name);
          if (imported) take(imported);
        }
      };
      take(own);
      const isNamed = (file: string): boolean => html.includes(`/${file}"`);
      return [
        ...[...files].filter((file) => !isNamed(file)).map((file) => ({ rel: 'modulepreload', file })),
        ...[...styles].filter((file) => !isNamed(file)).map((file) => ({ rel: 'stylesheet', file })),
      ].map(({ rel, file }) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `/org/${file}` }, injectTo: 'head' as const }));
    },
  },
});

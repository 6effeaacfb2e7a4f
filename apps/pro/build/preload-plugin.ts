import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Adds `modulepreload` and stylesheet links for the chunks of `module`, which the entry imports at
 * run time, so that browsers fetch them in parallel with the entry. Makes the entry script `async`:
 * otherwise it would wait for the stylesheets. Fails the build when `module` has no chunk or the
 * document has no entry script.
 */
export const preloadPlugin = (module: string): Plugin => ({
  name: 'preload-application',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
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
      const entry = '<script type="module"';
      if (!html.includes(entry)) throw new Error('the document has no entry');
      const isNamed = (file: string): boolean => html.includes(`/${file}"`);
      const tags = [
        // Stylesheets come first: they are small and block rendering.
        ...[...styles]
          .filter((file) => !isNamed(file))
          .map((file) => ({ rel: 'stylesheet', file })),
        ...[...files]
          .filter((file) => !isNamed(file))
          .map((file) => ({ rel: 'modulepreload', file })),
      ].map(({ rel, file }) => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/org/${file}` },
        injectTo: 'head' as const,
      }));
      return { html: html.replace(entry, `${entry} async`), tags };
    },
  },
});

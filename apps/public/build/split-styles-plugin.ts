import type { Plugin } from 'vite';
import { hashOf, lateFiles, readParts } from './sheet-parts.ts';
import { findMisplaced, takeRules } from './split-sheet.ts';

const link = /<link rel="stylesheet"[^>]*>/;

/**
 * Font faces belong to the core alone: a browser would fetch a font twice if two sheets declared
 * it, and redraw all texts.
 */
export function splitStylesPlugin(): Plugin {
  const files = lateFiles();
  const addresses = Object.fromEntries(files.map(([part, fileName]) => [part, `/${fileName}`]));
  return {
    name: 'split-styles',
    apply: 'build',
    enforce: 'post',
    config: () => ({ define: { 'import.meta.env.LATE_STYLES': JSON.stringify(addresses) } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const page = bundle['index.html'];
        const manifest = bundle['.vite/manifest.json'];
        const sheet = Object.values(bundle).find(({ fileName }) =>
          /(^|\/)style-[^/]+\.css$/.test(fileName),
        );
        if (page?.type !== 'asset' || manifest?.type !== 'asset' || sheet?.type !== 'asset')
          return this.error('the bundle lacks the page, its style sheet or the manifest');
        const css = String(sheet.source);
        const partOf = readParts();
        const isCore = (names: string): boolean => partOf(names) === 'core';
        const misplaced = findMisplaced(css, isCore);
        if (misplaced !== undefined)
          return this.error(
            `${misplaced} belongs to the core (sheet-parts.ts) but follows a rule of another part`,
          );
        const core = takeRules(css, isCore);
        if (!core.includes('@font-face') || !link.test(String(page.source)))
          return this.error('the page has no font faces, or no style sheet');
        for (const [part, fileName] of files)
          this.emitFile({
            type: 'asset',
            fileName,
            source: takeRules(css, (names) => partOf(names) === part),
          });
        const rest = takeRules(css, (names) => partOf(names) === 'rest');
        // Browsers cache a file by its name: the name must change with the remaining content.
        const fileName = `assets/style-${hashOf(rest)}.css`;
        delete bundle[sheet.fileName];
        this.emitFile({ type: 'asset', fileName, source: rest });
        manifest.source = String(manifest.source).replaceAll(sheet.fileName, fileName);
        page.source = String(page.source)
          .replace(link, (found) => `<style>${core}</style>${found}`)
          .replaceAll(sheet.fileName, fileName);
      },
    },
  };
}

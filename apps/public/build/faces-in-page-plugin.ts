import type { Plugin } from 'vite';

const face = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the faces out of the style sheet and declares them in the page itself. A page holds the rules it needs and is given the whole sheet
 * later: told of a face twice, a browser would fetch it and draw all texts again.
 */
export const facesInPagePlugin = (): Plugin => ({
  name: 'faces-in-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const sheet = Object.values(bundle).find(({ fileName }) => /(^|\/)style-[^/]+\.css$/.test(fileName));
      if (page?.type !== 'asset' || sheet?.type !== 'asset') return this.error('the page or its style sheet is not where it was');
      const css = String(sheet.source);
      const faces = (css.match(face) ?? []).join('');
      const link = /<link rel="stylesheet"[^>]*>/;
      if (faces === '' || !link.test(String(page.source))) return this.error('the page has no faces, or no style sheet');
      sheet.source = css.replaceAll(face, '');
      page.source = String(page.source).replace(link, (found) => `<style>${faces}</style>${found}`);
      return undefined;
    },
  },
});

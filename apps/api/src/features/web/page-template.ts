import { readFileSync } from 'node:fs';

/** What a page puts into the built `index.html`. */
export type PageParts = { locale: string; head: string; body: string; state: string };

export type PageTemplate = {
  fill: (parts: PageParts) => Buffer;
  /** The content of its style elements. */
  styles: readonly string[];
};

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const slot = /(<html lang="fr"|<!--head-->|<!--app-->|<!--state-->)/;

/** The content of each style element of some HTML. */
export const findStyles = (html: string): string[] =>
  html.includes('<style') ? [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text) : [];

// Found in the style sheet, so that no name is written twice. Asked for early: text is drawn in another face until they come. From the body,
// since faces that are asked for in the head hold back the first paint for a while.
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)]
    .map(([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

// The style sheet is inlined and scripts wait behind it and the pictures: the first view needs none of them.
function inlineFiles(folder: URL): string {
  const html = readFileSync(new URL('./index.html', folder), 'utf8');
  const preloads: string[] = [];
  const inlined = (_tag: string, href: string): string => {
    const css = readFileSync(new URL(`.${href}`, folder), 'utf8').replaceAll('</', '<\\/');
    preloads.push(fontPreloads(css));
    return `<style>${css}</style>`;
  };
  return html
    .replace(stylesheet, inlined)
    .replace('<body>', () => `<body>${preloads.join('')}`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

const contentOf: Record<string, (parts: PageParts) => string> = {
  '<html lang="fr"': ({ locale }) => `<html lang="${locale}"`,
  '<!--head-->': ({ head }) => head,
  '<!--app-->': ({ body }) => body,
  '<!--state-->': ({ state }) => `<script type="application/json" id="page-state">${state}</script>`,
};

/** Reads the built page of a folder (`dist/client/`) once: what never changes is encoded once too. */
export function readPageTemplate(folder: URL): PageTemplate {
  const html = inlineFiles(folder);
  const pieces = html.split(slot).map((piece) => contentOf[piece] ?? Buffer.from(piece));
  const fill = (parts: PageParts): Buffer =>
    Buffer.concat(pieces.map((piece) => (typeof piece === 'function' ? Buffer.from(piece(parts)) : piece)));
  return { fill, styles: findStyles(html) };
}

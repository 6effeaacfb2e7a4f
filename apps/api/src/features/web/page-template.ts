import { readFileSync } from 'node:fs';
import { type PageStyles, readPageStyles } from './page-styles.ts';

type PageParts = { locale: string; head: string; body: string; state: string };

export type PageTemplate = {
  /** `styles` and `scripts`: the content of each style element and inline script of `html`. */
  fill: (parts: PageParts) => { html: Buffer; styles: string[]; scripts: readonly string[] };
};

// pattern-ignore: the built index.html
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const slot = /(<html lang="fr"|<!--head-->|<!--app-->|<!--state-->|<!--rules-->)/;

// pattern-ignore: the built page and rendered heads, where text of people is escaped
const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g;

// pattern-ignore: the built index.html
const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

/** The content of each style element of some HTML. */
export const findStyles = (html: string): string[] =>
  html.includes('<style') ? [...html.matchAll(styleElements)].map(([, text = '']) => text) : [];

// Preloads the fonts that the `@font-face` rules name, because text is drawn in a fallback font
// until they load. In the body, because preloads in the head delay the first paint.
const fontPreloads = (html: string): string =>
  [
    ...findStyles(html)
      .join('')
      // pattern-ignore: the built style sheet
      .matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g),
  ]
    .map(
      ([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    )
    .join('');

// No style sheet blocks rendering: the needed rules are inlined in its place, and the application
// links the whole sheet after them when it starts. Scripts get a low priority, because the first
// view needs none.
function readBuilt(folder: URL): { html: string; styles: PageStyles } {
  const html = readFileSync(new URL('./index.html', folder), 'utf8');
  const href = stylesheet.exec(html)?.[1];
  const css =
    href === undefined
      ? ''
      : readFileSync(new URL(`.${href}`, folder), 'utf8').replaceAll('</', '<\\/');
  return {
    styles: readPageStyles(css),
    html: html
      .replace(stylesheet, `<style data-whole="${href}"><!--rules--></style>`)
      .replace('<body>', () => `<body>${fontPreloads(html)}`)
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  };
}

const contentOf: Record<string, (parts: PageParts & { rules: string }) => string> = {
  '<html lang="fr"': ({ locale }) => `<html lang="${locale}"`,
  '<!--head-->': ({ head }) => head,
  '<!--rules-->': ({ rules }) => rules,
  '<!--app-->': ({ body }) => body,
  '<!--state-->': ({ state }) =>
    `<script type="application/json" id="page-state">${state}</script>`,
};

/** `folder` is `dist/client/`. Encodes the constant parts once, not for each page. */
export function readPageTemplate(folder: URL): PageTemplate {
  const built = readBuilt(folder);
  const pieces = built.html.split(slot).map((piece) => contentOf[piece] ?? Buffer.from(piece));
  // pattern-ignore: the built index.html
  const ownStyles = findStyles(built.html.replace(/<style data-whole[\s\S]*?<\/style>/, ''));
  const scripts = [...built.html.matchAll(inlineScripts)].map(([, text = '']) => text);
  const fill: PageTemplate['fill'] = (parts) => {
    const rules = built.styles.rulesFor(parts.head + parts.body);
    const filled = pieces.map((piece) =>
      typeof piece === 'function' ? Buffer.from(piece({ ...parts, rules })) : piece,
    );
    return {
      html: Buffer.concat(filled),
      styles: [...ownStyles, rules, ...findStyles(parts.head), ...findStyles(parts.body)],
      scripts,
    };
  };
  return { fill };
}

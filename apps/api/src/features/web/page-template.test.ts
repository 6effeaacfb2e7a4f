import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { findStyles, readPageTemplate } from './page-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'parages-template-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/a.css'), '.a::after{content:"</"}.b{color:red}');
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="fr"><head><!--head--><style>@font-face{src:url(/assets/a.woff2)}</style><link rel="stylesheet" crossorigin href="/assets/a.css"><script>a=1</script><script type="module" src="/a.js"></script></head><body><!--app--><!--state--></body></html>',
);
const template = readPageTemplate(pathToFileURL(`${folder}/`));
const parts = { locale: 'fr', head: '', body: '', state: '' };

it('the page template inserts locale, head, body and state unchanged, also "$&" and "$1"', () => {
  const html = template
    .fill({ locale: 'en', head: '<title>$& é</title>', body: '<p>$1 ’</p>', state: '{"a":1}' })
    .html.toString();
  expect(html).toMatch(/^<html lang="en"><head><title>\$& é<\/title>/);
  expect(html).toMatch(
    /<body><link rel="preload"[^>]*><p>\$1 ’<\/p><script type="application\/json" id="page-state">\{"a":1\}<\/script><\/body><\/html>$/,
  );
});

it('the page template inlines the style rules that the page uses in place of the style sheet, with the sheet’s address', () => {
  const html = (body: string) => template.fill({ ...parts, body }).html.toString();
  expect(html('<p class="a">')).toContain(
    '</style><style data-whole="/assets/a.css">.a::after{content:"<\\/"}</style><script',
  );
  expect(html('<p class="b">')).toContain(
    '<style data-whole="/assets/a.css">.b{color:red}</style>',
  );
  expect(html('')).toContain('<style data-whole="/assets/a.css"></style>');
});

it('the page template returns the content of all style elements, for the content security policy', () => {
  const { html, styles } = template.fill({
    ...parts,
    head: '<style>c{}</style>',
    body: '<p class="b"><style>d{}</style>',
  });
  expect(styles.sort()).toEqual(findStyles(html.toString()).sort());
  expect(styles).toContain('.b{color:red}');
});

it('the page template returns the content of its inline scripts, and none that a visitor could add', () => {
  const { scripts } = template.fill({ ...parts, head: '<script>b=2</script>' });
  expect(scripts).toEqual(['a=1']);
});

it('the page template preloads fonts in the body, and loads scripts at low priority', () => {
  const html = template.fill(parts).html.toString();
  expect(html).toContain('<style>@font-face');
  expect(html).toContain(
    '<body><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">',
  );
  expect(html).toContain('<script type="module" fetchpriority="low"');
});

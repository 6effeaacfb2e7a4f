import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { findStyles, readPageTemplate } from './page-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'parages-template-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/a.css'), '@font-face{src:url(/assets/a.woff2)}a::after{content:"</"}');
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="fr"><head><!--head--><link rel="stylesheet" crossorigin href="/assets/a.css"><script type="module" src="/a.js"></script></head><body><!--app--><!--state--></body></html>',
);
const template = readPageTemplate(pathToFileURL(`${folder}/`));

it('puts a page together, to the letter', () => {
  const html = template.fill({ locale: 'en', head: '<title>$& é</title>', body: '<p>$1 ’</p>', state: '{"a":1}' }).toString();
  expect(html).toMatch(/^<html lang="en"><head><title>\$& é<\/title>/);
  expect(html).toMatch(
    /<body><link rel="preload"[^>]*><p>\$1 ’<\/p><script type="application\/json" id="page-state">\{"a":1\}<\/script><\/body><\/html>$/,
  );
});

it('holds its style sheet, asks for faces from the body, and lets scripts wait', () => {
  const html = template.fill({ locale: 'fr', head: '', body: '', state: '' }).toString();
  expect(html).toContain('<style>@font-face');
  expect(html).toContain('<body><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">');
  expect(html).toContain('content:"<\\/"');
  expect(html).toContain('<script type="module" fetchpriority="low"');
  expect(template.styles).toEqual(findStyles(html));
});

import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { unsubscribeEn } from '../unsubscribing/unsubscribe.en.ts';
import { unsubscribeFr } from '../unsubscribing/unsubscribe.fr.ts';
import type { OptionalKind } from '../unsubscribing/unsubscribe-links.domain.ts';
import { type Html, html } from './html.ts';
import { mailColors } from './mail-look.ts';

const words = { fr: unsubscribeFr, en: unsubscribeEn };
const { ink, inkSoft, paper, accent, accentDeep, surface } = mailColors;

/**
 * The Content-Security-Policy allows this style by its hash, so it must contain no character that
 * `html` escapes.
 */
export const unsubscribeStyle = `
:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;box-sizing:border-box;padding:2rem 1.25rem;background:${paper};color:${inkSoft};font:1.0625rem/1.6 Figtree,Helvetica,Arial,sans-serif}
h1,p,form{max-width:34rem;margin:0}
h1{color:${ink};font-size:1.875rem;line-height:1.15;letter-spacing:-.02em}
a{color:${accentDeep};font-weight:600}
button{padding:.875rem 1.5rem;border:0;border-radius:999px;background:${accent};color:${surface};font:inherit;font-weight:700;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #1d4fd8;outline-offset:3px}
`.trim();

type Page = { locale: Locale; name: string; title: string; body: Html };

const renderPage = ({ locale, name, title, body }: Page): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>${unsubscribeStyle}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`.text;

type PageSubject = { locale: Locale; name: string; kind: OptionalKind; searchId: string | null };

/**
 * The form posts to the address of the page. A GET changes nothing, because mail programs open
 * links in advance.
 */
export function askPage({ locale, name, kind, searchId }: PageSubject): string {
  const { ask, askSearch, explain, confirm } = words[locale];
  const body = html`<p>${explain}</p>
<form method="post"><button type="submit">${confirm}</button></form>`;
  return renderPage({ locale, name, title: searchId === null ? ask[kind] : askSearch, body });
}

export function donePage({ locale, name, kind, searchId }: PageSubject): string {
  const { doneTitle, done, doneSearch, settings } = words[locale];
  return renderPage({
    locale,
    name,
    title: doneTitle,
    body: html`<p>${searchId === null ? done[kind] : doneSearch}</p>\n<p><a href="/profile">${settings}</a></p>`,
  });
}

export function unknownPage({ locale, name }: Pick<PageSubject, 'locale' | 'name'>): string {
  const { unknownTitle, unknown, home } = words[locale];
  return renderPage({
    locale,
    name,
    title: unknownTitle,
    body: html`<p>${unknown}</p>\n<p><a href="/">${home}</a></p>`,
  });
}

import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { busyEn, failureEn, limitedEn } from './failure-page.en.ts';
import { busyFr, busyProFr, failureFr, limitedFr, limitedProFr } from './failure-page.fr.ts';

type Words = Record<keyof typeof failureFr, string>;
const failures: Record<Locale, Words> = { fr: failureFr, en: failureEn };
const limits: Record<Locale, Words> = { fr: limitedFr, en: limitedEn };
const busy: Record<Locale, Words> = { fr: busyFr, en: busyEn };

/** Written without the page renderer, because the renderer may be what failed. */
export const failurePage = (name: string, locale: Locale): string =>
  draw(name, locale, failures[locale]);

/** Always French on the professional site. */
export const limitedPage = (name: string, locale: Locale, isPro: boolean): string =>
  isPro ? draw(name, 'fr', limitedProFr) : draw(name, locale, limits[locale]);

/** Always French on the professional site. */
export const busyPage = (name: string, locale: Locale, isPro: boolean): string =>
  isPro ? draw(name, 'fr', busyProFr) : draw(name, locale, busy[locale]);

function draw(name: string, locale: Locale, { title, text, home }: Words): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#fbf6ee;color:#1c1815;font:1.125rem/1.5 Figtree,Arial,sans-serif;text-align:center}
h1{margin:0;font-size:2.25rem;line-height:1.1}p{margin:0;max-width:32rem}a{color:#a12512;font-weight:700}
@media(prefers-color-scheme:dark){body{background:#191512;color:#f3ebdf}a{color:#ffa48e}}
</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</body>
</html>
`;
}

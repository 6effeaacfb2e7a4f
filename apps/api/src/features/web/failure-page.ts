import type { Locale } from '@parages/contracts/vocabulary/locales';
import { failureEn } from './failure-page.en.ts';
import { failureFr } from './failure-page.fr.ts';

const words: Record<Locale, Record<keyof typeof failureFr, string>> = { fr: failureFr, en: failureEn };

/** The page shown when a page itself could not be drawn. It depends on nothing that may be broken. */
export function failurePage(name: string, locale: Locale): string {
  const { title, text, home } = words[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#fbf6ee;color:#1c1815;font:1.125rem/1.5 Figtree,Arial,sans-serif;text-align:center}
h1{margin:0;font-size:2.25rem;line-height:1.1}p{margin:0;max-width:32rem}a{color:#a12512;font-weight:700}
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

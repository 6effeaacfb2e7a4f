import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locale } from '@parages/contracts/vocabulary/locales';

/** The installation as pages see it. */
export type Site = {
  name: string;
  locale: Locale;
  origin: string;
  proOrigin: string;
  now: string;
  isPrerender: boolean;
  tiles: { url: string; attribution: string } | null;
  social: readonly { network: string; url: string }[];
  hasAccounts: boolean;
  appScheme: string;
  blogUrl: string | null;
  analytics: { key: string; host: string; stagingHosts: readonly string[] } | null;
  publisher: Record<'name' | 'address' | 'director' | 'email' | 'hostName' | 'hostAddress', string | null>;
};

/** What the configuration says of it; the rest is of the request. */
export type InstalledSite = Omit<Site, 'locale' | 'origin' | 'proOrigin' | 'now' | 'isPrerender'>;

type RenderRequest = { url: string; site: Site; fetch: typeof fetch };
type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; state: string; isPrivate: boolean };

/** The HTML of a page, or the address to send the visitor to. */
export type Page =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; isPrivate: boolean };
export type PageRenderer = (request: RenderRequest) => Promise<Page>;

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

// Found in the style sheet, so that no name is written twice. Asked for first: text drawn in another face would move when they come.
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)]
    .map(([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

// The style sheet is inlined and scripts wait behind it and the pictures: the first view needs none of them.
function prepareTemplate(folder: URL): string {
  const html = readFileSync(new URL('./index.html', folder), 'utf8');
  const inlined = (_tag: string, href: string): string => {
    const css = readFileSync(new URL(`.${href}`, folder), 'utf8').replaceAll('</', '<\\/');
    return `${fontPreloads(css)}<style>${css}</style>`;
  };
  return html
    .replace(stylesheet, inlined)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Loads the built public site; `undefined` when it has not been built. */
export async function loadPageRenderer(dist: URL): Promise<PageRenderer | undefined> {
  const client = new URL('./client/', dist);
  const entry = fileURLToPath(new URL('./server/entry-server.js', dist));
  if (!existsSync(entry)) return undefined;
  const { render } = (await import(pathToFileURL(entry).href)) as { render: (request: RenderRequest) => Promise<Rendered> };
  const template = prepareTemplate(client);
  return async (request) => {
    const rendered = await render(request);
    if (rendered.kind === 'redirect') return rendered;
    const { head, body, state, status, isPrivate } = rendered;
    // Replacement functions, since `$&` in a title would otherwise be obeyed.
    const html = template
      .replace('<html lang="fr"', `<html lang="${request.site.locale}"`)
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => body)
      .replace('<!--state-->', () => `<script type="application/json" id="page-state">${state}</script>`);
    return { kind: 'page', status, html, isPrivate };
  };
}

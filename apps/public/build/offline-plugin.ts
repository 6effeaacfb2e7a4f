import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { cacheNames, offlineCopy } from '../src/lib/offline/cache-names.ts';

type Workbox = NonNullable<VitePWAOptions['workbox']>;
type Rule = NonNullable<Workbox['runtimeCaching']>[number];

const maxAgeSeconds = limits.offline.days * 24 * 3600;
const keep = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, maxAgeSeconds, purgeOnQuotaError: true },
  cacheableResponse: { statuses: [200] },
  // Pages differ by cookie, which a worker does not see.
  matchOptions: { ignoreVary: true },
});

// Each pattern is written into the worker as it stands: it may use nothing from around it.
/** What the worker keeps, and how. */
export const rules: Rule[] = [
  {
    // A page is always asked for, however long it takes: what was kept is only shown when nothing answers. Not those of an account, nor those that a token opens.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      !/^\/(api|auth-api|auth|org|dashboard|batchimport|desabonnement|favorites|profile|onboarding|mediafile|langue|app-redirect|sitemap[^/]*|robots\.txt)(\/|$)/.test(
        url.pathname,
      ),
    handler: 'NetworkFirst',
    options: {
      ...keep(cacheNames.pages, limits.offline.documents),
      precacheFallback: { fallbackURL: offlineCopy },
    },
  },
  {
    // What anybody may read; nothing of an account is kept.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      /^\/api\/v1\/(entities|home|pois|places|regions|towns|position)(\/|$)/.test(url.pathname),
    handler: 'NetworkFirst',
    options: keep(cacheNames.answers, limits.offline.answers),
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/mediafile/'),
    handler: 'StaleWhileRevalidate',
    options: {
      ...keep(cacheNames.pictures, limits.offline.pictures),
      // As the service says of pictures that everybody may see: those of drafts stay on no device.
      cacheableResponse: {
        statuses: [200],
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
    },
  },
  {
    // Their names carry a hash of their content: they never change.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: keep(cacheNames.files, limits.offline.files),
  },
];

/** What the pages of the site are drawn with: the entry, each page, and what they import at once. The map, the calendar and the rest come on use. */
function findPageFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isRoot = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    isEntry || /\.page\.tsx$|\/(start|companions|toaster-sonner)\.tsx$/.test(facadeModuleId ?? '');
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      add(imported);
  };
  for (const chunk of chunks.filter(isRoot)) add(chunk.fileName);
  return found;
}

/** The service worker, written at the end of the build: `sw.js`. No page is among what it fetches beforehand, the one without a network apart. */
export function offlinePlugin(): Plugin[] {
  let pageFiles = new Set<string>();
  // `style-….css` is the sheet of all pages, `styles-….css` that of toasts: a failure is told without a network too.
  const isPrecached = (url: string): boolean =>
    pageFiles.has(url) || /\.woff2$|^favicon|^assets\/styles?-[^/]+\.css$/.test(url);
  const reader: Plugin = {
    name: 'page-files',
    generateBundle: (_options, bundle) => {
      pageFiles = findPageFiles(bundle);
    },
  };
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // Registered by lib/offline after the page; the manifest is the API's, which knows the name of the installation.
    injectRegister: false,
    manifest: false,
    registerType: 'prompt',
    workbox: {
      globPatterns: ['assets/*.{js,css,woff2}', 'favicon.svg'],
      dontCacheBustURLsMatching: /assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: [
            ...entries.filter(({ url }) => isPrecached(url)),
            offlineEntry(entries.map(({ url }) => url)),
          ],
        }),
      ],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      runtimeCaching: rules,
    },
  });
  return [reader, ...worker];
}

// The page without a network changes with any built file, its styles among them, and with the template.
const offlineEntry = (files: string[]) => ({
  url: offlineCopy,
  revision: createHash('sha256')
    .update(files.join())
    .update(readFileSync(new URL('../index.html', import.meta.url)))
    .digest('hex')
    .slice(0, 16),
  size: 0,
});

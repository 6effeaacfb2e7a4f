import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { cacheNames, offlineCopy } from '../src/lib/offline/cache-names.ts';
import { isOfflinePage } from '../src/lib/offline/is-offline-page.ts';

type Workbox = NonNullable<VitePWAOptions['workbox']>;
type Rule = NonNullable<Workbox['runtimeCaching']>[number];

const maxAgeSeconds = limits.offline.days * 24 * 3600;
const keep = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, maxAgeSeconds, purgeOnQuotaError: true },
  cacheableResponse: { statuses: [200] },
  // Ignores `Vary`: pages vary by cookie, a request header that a service worker cannot read.
  matchOptions: { ignoreVary: true },
});

/**
 * The service worker's caching rules. Workbox copies the source of each `urlPattern` function into
 * the service worker: these functions must not use outer variables.
 */
export const rules: Rule[] = [
  {
    // Network first, without a timeout: the browser shows the cached page, or the offline page,
    // only when the network fails.
    urlPattern: isOfflinePage,
    handler: 'NetworkFirst',
    options: {
      ...keep(cacheNames.pages, limits.offline.documents),
      precacheFallback: { fallbackURL: offlineCopy },
    },
  },
  {
    // Caches public data only: neither an account's recommendations nor a moderator's image search.
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      /^\/api\/v1\/(entities|home|pois(?!\/recommended|\/[^/]+\/image-search)|places|regions|towns|position)(\/|$)/.test(
        url.pathname,
      ),
    handler: 'NetworkFirst',
    options: keep(cacheNames.answers, limits.offline.answers),
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/mediafile/'),
    handler: 'StaleWhileRevalidate',
    options: {
      ...keep(cacheNames.pictures, limits.offline.pictures),
      // Only public pictures have this header; pictures of drafts are not cached.
      cacheableResponse: {
        statuses: [200],
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
    },
  },
  {
    // A file name contains a hash of the content: what is cached under it never becomes outdated.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: keep(cacheNames.files, limits.offline.files),
  },
];

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

export function offlinePlugin(): Plugin[] {
  let pageFiles = new Set<string>();
  // `style-….css` is the sheet of the site, `styles-….css` that of the toasts, which also show
  // errors offline; the others are those of precached scripts.
  const others = /\.woff2$|^favicon|^assets\/(styles?|companions|feedback)-[^/]+\.css$/;
  const isPrecached = (url: string): boolean => pageFiles.has(url) || others.test(url);
  const reader: Plugin = {
    name: 'page-files',
    generateBundle: (_options, bundle) => {
      pageFiles = findPageFiles(bundle);
    },
  };
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // `lib/offline` registers the service worker once the page has loaded. The API serves the web
    // manifest, which contains the name of the installation.
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

// The HTML of the offline page depends on the names of the built files and on `index.html`.
const offlineEntry = (files: string[]) => ({
  url: offlineCopy,
  revision: createHash('sha256')
    .update(files.join())
    .update(readFileSync(new URL('../index.html', import.meta.url)))
    .digest('hex')
    .slice(0, 16),
  size: 0,
});

type Load = { request: Pick<Request, 'mode'>; url: URL; sameOrigin: boolean };

/**
 * Leaves out pages of accounts, pages opened by a token, and addresses that are no pages. Workbox
 * copies the source of this function into the service worker: it must not use outer variables.
 */
export const isOfflinePage = ({ request, url, sameOrigin }: Load): boolean =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !/^\/(api|auth-api|auth|org|dashboard|batchimport|desabonnement|favorites|profile|onboarding|mediafile|langue|app-redirect|oembed|sitemap[^/]*|robots\.txt)(\/|$)/.test(
    url.pathname,
  ) &&
  !/\.(ics|rss|json|geojson)\/?$/.test(url.pathname);

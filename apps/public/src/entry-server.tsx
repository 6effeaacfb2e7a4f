import { createApiClient } from '@parages/contracts/client';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/routes.tsx';
import { shouldTrack } from './lib/analytics/should-track.ts';
import { bindApi } from './lib/api.ts';
import { loadWords } from './lib/i18n/i18n.ts';
import { toPageError } from './lib/page/page-error.ts';
import type { PageState } from './lib/page/page-state.ts';
import { isPersonalPath } from './lib/personal-path.ts';
import { createQueryClient } from './lib/query-client.ts';
import { isForBrowser } from './lib/stays-on-server.ts';

/** `fetch` answers calls to the API on behalf of this visitor, without leaving the process. */
export type RenderRequest = { url: string; site: Site; fetch: typeof fetch };

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; state: string; isPrivate: boolean };

// React 19 writes the tags that belong in the head at the start of the markup.
// pattern-ignore: tags as React writes them, with text of people escaped
const liftedTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;

// Escapes `<`: a title that contains `</script>` would close the element.
const asJson = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

// Removes the analytics settings on hosts that `shouldTrack` refuses, such as staging hosts.
const withoutTrials = (site: Site): Site =>
  site.analytics && !shouldTrack(new URL(site.origin).hostname, site.analytics.stagingHosts)
    ? { ...site, analytics: null }
    : site;

export async function render({ url, site: asked, fetch }: RenderRequest): Promise<Rendered> {
  const site = withoutTrials(asked);
  const queryClient = createQueryClient();
  bindApi(queryClient, createApiClient({ baseUrl: site.origin, fetch }));
  await loadWords(site.locale);
  const { query, dataRoutes } = createStaticHandler(createRoutes({ queryClient, site }));
  const context = await query(new Request(url));
  if (context instanceof Response)
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? '/',
    };
  const markup = renderToString(
    <Providers queryClient={queryClient} site={site}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const head = liftedTags.exec(markup)?.[0] ?? '';
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([id, error]) => [id, toPageError(error)]),
    );
  const state = asJson({
    site,
    queries: dehydrate(queryClient, { shouldDehydrateQuery: isForBrowser }),
    errors,
    path: new URL(url).pathname,
  });
  // Shared caches must not store an account page, or a page for the position of the visitor's IP
  // address.
  const isPrivate =
    isPersonalPath(new URL(url).pathname) ||
    queryClient.getQueryCache().find({ queryKey: ['position-by-ip'] })?.state.data != null;
  queryClient.clear();
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    body: markup.slice(head.length),
    state,
    isPrivate,
  };
}

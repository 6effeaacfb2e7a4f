import { createApiClient } from '@parages/contracts/client';
import { bareSite, type Site } from '@parages/contracts/vocabulary/site/site';
import { sessionFetch } from '@parages/session/load-account-service';
import { hasSessionMark } from '@parages/session/session-mark';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { bindApi, nameSession } from '../lib/api.ts';
import { loadWords } from '../lib/i18n/i18n.ts';
import type { LateApplication } from '../lib/late-start/late-start.ts';
import { type PageState, pageStateId } from '../lib/page/page-state.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';

// Served by Vite alone (development of one screen) there is no state: the browser stands in for the server.
const localSite = (): Site => ({
  ...bareSite,
  origin: window.location.origin,
  proOrigin: window.location.origin.replace('//', '//pro.'),
  now: new Date().toISOString(),
});

function readState(): { state: PageState | null; site: Site } {
  const text = document.getElementById(pageStateId)?.textContent;
  const state = text ? (JSON.parse(text) as PageState) : null;
  if (state === null || state.path === window.location.pathname)
    return { state, site: state?.site ?? localSite() };
  // The page without a network, shown under the address that was asked for: the browser draws what was kept of that one.
  return { state: null, site: { ...state.site, now: new Date().toISOString() } };
}

// What stands there meanwhile is better than nothing.
const untilLoaded = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

type Moments = Parameters<LateApplication['start']>[0];

// Its effect runs once what is around it does what it is asked.
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

// Between two steps the browser may answer the visitor: all of them at once would hold a phone for a while.
const forOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Heights of what is still out of sight are guessed on the first page alone: on a way back, the position of the scroll must be the same again.
function endFirstView(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    delete document.documentElement.dataset.firstView;
    stop();
  });
}

async function draw(root: HTMLElement, { onListening, onReady }: Moments): Promise<void> {
  const { state, site } = readState();
  const queryClient = createQueryClient({ onActionFailed: tellFailure(site.locale) });
  const fetch = site.hasAccounts ? sessionFetch(site.name, hasSessionMark) : undefined;
  bindApi(
    queryClient,
    nameSession(createApiClient({ baseUrl: window.location.origin, ...(fetch && { fetch }) })),
  );
  if (state) hydrate(queryClient, state.queries);
  await forOthers();
  const routes = createRoutes({ queryClient, site });
  const matches = matchRoutes(routes, window.location) ?? [];
  // A lazy route still unloaded at hydration would be drawn as nothing, then as itself: the page would blink.
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
  await loadWords(site.locale);
  // Loaders already ran on the server; their answers are in the query cache.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const hydrationData = state ? { loaderData, errors: state.errors } : undefined;
  await forOthers();
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  endFirstView(router);
  const page = (
    <Ready onReady={onReady}>
      <Providers queryClient={queryClient} site={site}>
        <RouterProvider router={router} />
      </Providers>
    </Ready>
  );
  await forOthers();
  // As a transition, hydration gives way to the visitor's taps and scrolls.
  if (state) {
    onListening();
    return startTransition(() => void hydrateRoot(root, page));
  }
  await untilLoaded(router);
  onListening();
  createRoot(root).render(page);
}

/** Takes up the page where the server left it. */
export const start: LateApplication['start'] = (moments) => {
  const root = document.getElementById('root');
  if (root) void draw(root, moments);
};

import { createApiClient } from '@parages/contracts/client';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { serviceOrigin } from '@parages/session/app-shell';
import { sessionFetch } from '@parages/session/load-account-service';
import { nameSession } from '@parages/session/name-session';
import { hasSessionMark } from '@parages/session/session-mark';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { bindApi } from '../lib/api.ts';
import { loadWords } from '../lib/i18n/i18n.ts';
import type { LateApplication } from '../lib/late-start/late-start.ts';
import type { PageState } from '../lib/page/page-state.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { showFailureToast } from '../lib/show-failure-toast.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';

// Resolves once the router has loaded the first page: until then the existing markup stays on
// screen.
const untilLoaded = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

type Moments = Parameters<LateApplication['start']>[0];

// An effect runs once the tree is hydrated and handles events.
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

// Yields to the event loop between two steps: in a single task, the steps would block a phone's
// main thread.
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Removes `data-first-view` when the path first changes. While it is set, styles estimate the
// height of offscreen content, which would falsify the scroll position restored on back navigation.
function endFirstView(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    delete document.documentElement.dataset.firstView;
    stop();
  });
}

/** `state` is null when no server rendered the page: `root` is then empty. */
export type Drawn = { state: PageState | null; site: Site };

export async function draw(
  root: HTMLElement,
  { state, site }: Drawn,
  { onListening, onReady }: Moments,
): Promise<void> {
  const queryClient = createQueryClient({ onActionFailed: showFailureToast(site.locale) });
  const fetch = site.hasAccounts ? sessionFetch(site.name, hasSessionMark) : undefined;
  bindApi(
    queryClient,
    nameSession(createApiClient({ baseUrl: serviceOrigin(), ...(fetch && { fetch }) })),
  );
  if (state) hydrate(queryClient, state.queries);
  await yieldToBrowser();
  const routes = createRoutes({ queryClient, site });
  const matches = matchRoutes(routes, window.location) ?? [];
  // React would hydrate a route that is still lazy as empty, then fill it: the page would flicker.
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
  await loadWords(site.locale);
  // The loaders of a server-rendered page already ran; their results are in the query cache.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const hydrationData = state ? { loaderData, errors: state.errors } : undefined;
  await yieldToBrowser();
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  endFirstView(router);
  const page = (
    <Ready onReady={onReady}>
      <Providers queryClient={queryClient} site={site}>
        <RouterProvider router={router} />
      </Providers>
    </Ready>
  );
  await yieldToBrowser();
  // In a transition, the visitor's taps and scrolls can interrupt hydration.
  if (state) {
    onListening();
    return startTransition(() => void hydrateRoot(root, page));
  }
  await untilLoaded(router);
  onListening();
  createRoot(root).render(page);
}

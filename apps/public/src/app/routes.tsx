import { loadPart } from '@parages/ui/lazy-part/lazy-part';
import type { RouteObject } from 'react-router';
import { frameFr } from '../features/frame/frame.fr.ts';
import { searchBarFr } from '../features/search/compact/bar-words.fr.ts';
import { favoritesFr } from '../lib/favorites/favorites.fr.ts';
import { addWords, loadWords } from '../lib/i18n/i18n.ts';
import { withSheet } from '../lib/late-start/late-styles.tsx';
import { offlinePath } from '../lib/offline/cache-names.ts';
import { pageFailure } from '../lib/page/page-error.ts';
import type { Runtime } from '../lib/runtime.ts';
import { accountRoutes } from './account-routes.ts';
import { errorFr } from './error.fr.ts';
import { ErrorPage } from './error-page.tsx';
import { shellFr } from './shell.fr.ts';
import { Shell } from './shell.tsx';
import { textRoutes } from './text-routes.ts';

addWords('shell', { fr: shellFr, en: () => import('./shell.en.ts') });
addWords('frame', { fr: frameFr, en: () => import('../features/frame/frame.en.ts') });
addWords('searchBar', {
  fr: searchBarFr,
  en: () => import('../features/search/compact/bar-words.en.ts'),
});
addWords('favorites', { fr: favoritesFr, en: () => import('../lib/favorites/favorites.en.ts') });
addWords('error', { fr: errorFr, en: () => import('./error.en.ts') });

/** Each route needs an `id`: the errors in the page state name routes by it. */
export function createRoutes(runtime: Runtime): RouteObject[] {
  // A page's module registers its translations, so they load after the module.
  const page =
    <T,>(load: () => Promise<T>) =>
    () =>
      loadPart(async () => {
        const loaded = await load();
        await loadWords(runtime.site.locale);
        return loaded;
      });
  const home = page(async () => (await import('../routes/home/home.page.tsx')).homePage(runtime));
  const category = page(async () =>
    (await import('../routes/list/category.page.tsx')).categoryPage(runtime),
  );
  const search = page(async () =>
    (await import('../routes/list/search.page.tsx')).searchPage(runtime),
  );
  const landing = page(async () =>
    (await import('../routes/list/landing.page.tsx')).landingPage(runtime),
  );
  const promotions = page(async () =>
    (await import('../routes/list/promotions.page.tsx')).promotionsPage(runtime),
  );
  const event = page(async () =>
    (await import('../routes/event/event.page.tsx')).eventPage(runtime),
  );
  const organiser = page(async () =>
    (await import('../routes/organiser.page.tsx')).organiserPage(runtime),
  );
  const venue = page(async () => (await import('../routes/venue.page.tsx')).venuePage(runtime));
  const pages: RouteObject[] = [
    { id: 'home', path: '/', lazy: home },
    { id: 'home-alias', path: '/home', lazy: home },
    { id: 'town', path: '/ville/:townSlug', lazy: home },
    { id: 'category', path: '/category/:theme', lazy: category },
    { id: 'town-category', path: '/ville/:townSlug/category/:theme', lazy: category },
    { id: 'search', path: '/recherche', lazy: search },
    { id: 'town-search', path: '/ville/:townSlug/recherche', lazy: search },
    { id: 'town-landing', path: '/ville/:townSlug/:time', lazy: landing },
    { id: 'town-category-landing', path: '/ville/:townSlug/category/:theme/:time', lazy: landing },
    { id: 'promotions', path: '/promotions/:theme?', lazy: promotions },
    { id: 'town-promotions', path: '/ville/:townSlug/promotions/:theme?', lazy: promotions },
    { id: 'poi', path: '/poi/:poiId', lazy: event },
    { id: 'event', path: '/evenement/:slugFr', lazy: event },
    { id: 'town-event', path: '/ville/:townSlug/evenement/:slugFr', lazy: event },
    { id: 'organiser', path: '/organisateur/:slug', lazy: organiser },
    { id: 'venue', path: '/lieu/:slug', lazy: venue },
    {
      id: 'offline',
      path: offlinePath,
      lazy: page(async () => (await import('../routes/offline.page.tsx')).offlinePage()),
    },
    ...textRoutes(page, runtime),
    ...accountRoutes((load) => page(() => withSheet('account', load)), runtime),
    {
      id: 'not-found',
      path: '*',
      loader: () => {
        throw pageFailure(404, 'page_not_found');
      },
    },
  ];
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [{ id: 'pages', ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}

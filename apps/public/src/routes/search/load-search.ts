import { type Filters, parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { redirect, replace } from 'react-router';
import { loadPosition } from '../../features/position/position.queries.ts';
import { findPlacePosition } from '../../features/search/search.queries.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { changeFilters, toSearch } from '../../lib/search/filters.search-params.ts';
import { searchPath } from '../../lib/search/place-pages.ts';
import { areaPlace, type SearchPlace } from '../../lib/search/search-place.ts';
import { type SearchQuery, toSearchQuery } from '../../lib/search/search-query.ts';
import { loadTown } from '../../lib/town/load-town.ts';
import { orNowhere } from './use-place.ts';
import { withUsualPlace } from './usual-place.ts';

// The form sends `place` and `opt` from browsers without scripts, and also its empty fields, which
// must not stay in the URL. With `q`, which it always sends, its boxes replace the options of the
// page that sent it.
async function placeRedirect({ queryClient }: Runtime, url: URL): Promise<string | undefined> {
  const text = url.searchParams.get('place')?.trim();
  if (!url.searchParams.has('place')) return undefined;
  const params = new URLSearchParams(url.searchParams);
  params.delete('place');
  if (params.has('q')) params.set('opts', params.getAll('opt').join(','));
  params.delete('opt');
  const position = text ? await findPlacePosition(queryClient, text) : undefined;
  if (position) {
    params.set('coords', `${position.lon},${position.lat}`);
    params.delete('bbox');
  }
  return (
    (position ? url.pathname.replace(/^\/ville\/[^/]+\/?/, '/') : url.pathname) +
    toSearch(changeFilters(params, {}))
  );
}

// In the browser, redirects a page without a place to its address with the usual place. When the
// window already shows the address, as after going back, the redirect replaces the history entry: a
// new one would trap the visitor who goes back. Offline, the browser loads the new address, which
// the service worker may have, and the loader waits to be unloaded.
function redirectToUsualPlace(
  { queryClient }: Runtime,
  { pathname, search }: URL,
): Promise<never> | undefined {
  const path = withUsualPlace(queryClient, pathname + search);
  if (path === pathname + search) return undefined;
  const isShown = window.location.pathname + window.location.search === pathname + search;
  if (!isShown) throw redirect(path);
  if (navigator.onLine) throw replace(path);
  window.location.replace(path);
  return new Promise(() => undefined);
}

// A header cannot contain the characters outside Latin-1 that the router decodes in a path.
const slug = /^[\w-]+$/;

/**
 * For the pages that search neither a text nor a rectangle: throws a redirect to the search page of
 * the same place, with the filters kept, if the address has one of them. Leaves out a town that
 * cannot be a slug.
 */
export function leaveForSearch({ url }: Request, townSlug: string | undefined): void {
  const { searchParams } = new URL(url);
  const { q, bbox } = parseFilters(searchParams);
  if (q === '' && bbox === null) return;
  const town = townSlug !== undefined && slug.test(townSlug) ? townSlug : undefined;
  throw redirect(searchPath(town) + toSearch(changeFilters(searchParams, {})));
}

/**
 * Throws a redirect for an unknown town, for a URL with `place` and, in the browser, for one
 * without the usual place.
 */
export async function loadSearch(
  runtime: Runtime,
  request: Request,
  townSlug: string | undefined,
): Promise<{ place: SearchPlace; query: SearchQuery; filters: Filters; url: URL }> {
  const url = new URL(request.url);
  const town = townSlug === undefined ? null : await loadTown(runtime, request, townSlug);
  if (townSlug !== undefined && town === null) throw redirect(`/${url.search}`);
  const elsewhere = await placeRedirect(runtime, url);
  if (elsewhere) throw redirect(elsewhere);
  await redirectToUsualPlace(runtime, url);
  const filters = parseFilters(url.searchParams);
  const { bbox, coords } = filters;
  const place = bbox
    ? areaPlace(bbox)
    : orNowhere(await loadPosition(runtime.queryClient, { town, coords }));
  return { place, query: toSearchQuery(place, filters), filters, url };
}

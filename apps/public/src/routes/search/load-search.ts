import { findTown } from '@parages/contracts/vocabulary/places/towns';
import { redirect } from 'react-router';
import { loadPosition } from '../../features/position/position.queries.ts';
import { findTownPosition } from '../../features/search/search.queries.ts';
import type { Runtime } from '../../lib/runtime.ts';
import {
  changeFilters,
  type Filters,
  parseFilters,
  toSearch,
} from '../../lib/search/filters.search-params.ts';
import { type SearchQuery, toSearchQuery } from '../../lib/search/search-query.ts';
import { orNowhere } from './use-place.ts';

// The form for browsers without scripts sends `place`, and also its empty fields, which must not
// stay in the URL.
async function placeRedirect({ queryClient }: Runtime, url: URL): Promise<string | undefined> {
  const text = url.searchParams.get('place')?.trim();
  if (!url.searchParams.has('place')) return undefined;
  const params = new URLSearchParams(url.searchParams);
  params.delete('place');
  const position = text ? await findTownPosition(queryClient, text) : undefined;
  if (position) params.set('coords', `${position.lon},${position.lat}`);
  return (
    (position ? url.pathname.replace(/^\/ville\/[^/]+\/?/, '/') : url.pathname) +
    toSearch(changeFilters(params, {}))
  );
}

/** Throws a redirect for an unknown town, and for a URL with `place`. */
export async function loadSearch(
  runtime: Runtime,
  request: Request,
  townSlug: string | undefined,
): Promise<{ query: SearchQuery; filters: Filters; url: URL }> {
  const url = new URL(request.url);
  if (townSlug !== undefined && !findTown(townSlug)) throw redirect(`/${url.search}`);
  const elsewhere = await placeRedirect(runtime, url);
  if (elsewhere) throw redirect(elsewhere);
  const filters = parseFilters(url.searchParams);
  const place = orNowhere(
    await loadPosition(runtime.queryClient, { townSlug, coords: filters.coords }),
  );
  return { query: toSearchQuery(place.position, filters), filters, url };
}

import {
  formatRememberedPlace,
  placedPath,
} from '@parages/contracts/vocabulary/search/remembered-place';
import type { QueryClient } from '@tanstack/react-query';
import { position } from '../../features/position/position.queries.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { rememberedPlace } from '../../lib/search/remembered-place.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { me } from '../../lib/session/me.queries.ts';

// The place for a page without one in its address: the place remembered on this device, else the
// account's preferred town, once its profile is loaded. Null on the server, and for the device's
// position: the page searches around it without writing it into the address. The remembered place
// may be a rounded copy of that position.
function usualPlace(client: QueryClient): LonLat | null {
  const device = client.getQueryData(position.device().queryKey) ?? null;
  const remembered = rememberedPlace();
  if (device === null || device === 'loading')
    return (
      remembered ?? client.getQueryData(me.profile().queryKey)?.preferredCity?.position ?? null
    );
  if (remembered === null) return null;
  const isDevice = formatRememberedPlace(device.position) === formatRememberedPlace(remembered);
  return isDevice ? null : remembered;
}

/**
 * Whether the site, not the visitor, added this place to the address: the account's preferred town.
 * A place that the visitor chose is remembered.
 */
export function isAddedTown(
  client: QueryClient,
  { kind, position: around }: Pick<SearchPlace, 'kind' | 'position'>,
): boolean {
  const town = client.getQueryData(me.profile().queryKey)?.preferredCity?.position;
  const isTown = (place: LonLat | null): boolean =>
    !!town && !!place && formatRememberedPlace(place) === formatRememberedPlace(town);
  return kind === 'chosen' && isTown(around) && !isTown(rememberedPlace());
}

/**
 * Adds the usual place to a link of the site that leads to a page without one. Keeps the fragment,
 * which the router drops from a link whose loader redirects.
 */
export function withUsualPlace(client: QueryClient, href: string): string {
  const place = usualPlace(client);
  const [address = ''] = href.split('#', 1);
  const path = place && placedPath(address, place);
  return path ? path + href.slice(address.length) : href;
}

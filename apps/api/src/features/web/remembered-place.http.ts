import { limits } from '@parages/contracts/vocabulary/limits';
import { findTown } from '@parages/contracts/vocabulary/places/towns';
import { coordsIn, type LonLat } from '@parages/contracts/vocabulary/search/coords';
import {
  chosenTownSlug,
  formatRememberedPlace,
  parseRememberedPlace,
  placedPath,
  rememberedPlaceCookie,
} from '@parages/contracts/vocabulary/search/remembered-place';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawn } from './page-cache/drawn-page.ts';

/**
 * Whether to write the visitor's choices again. A service worker fetches a page again to keep it:
 * the visitor may have chosen otherwise since.
 */
export const isVisit = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

// Scripts of the page read the cookie, and write it when the visitor chooses a place in the page.
const remember = (request: FastifyRequest, reply: FastifyReply, place: LonLat): FastifyReply =>
  isVisit(request)
    ? reply.setCookie(rememberedPlaceCookie, formatRememberedPlace(place), {
        path: '/',
        maxAge: limits.rememberedPlaceDays * 24 * 3600,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      })
    : reply;

/**
 * Redirects a page that searches around a place, and has none in its address, to the same page
 * around the remembered place: the page cache then stays keyed by address. Renews the cookie, since
 * Safari keeps one that a script wrote for a week only. Returns undefined if there is no place to
 * add.
 */
export function redirectToRemembered(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const place = parseRememberedPlace(request.cookies[rememberedPlaceCookie]);
  const path = place && safePath(placedPath(request.url, place));
  if (!place || !path) return undefined;
  return remember(request, reply, place)
    .header('cache-control', 'private, no-store')
    .redirect(path, 302);
}

// For a page that exists: the town that its path names. For a redirect of the loader (the search
// form of browsers without scripts): the place in its address, when the request named another one
// or none.
function chosenPlace(url: string, { page, townPosition }: Drawn): LonLat | undefined {
  if (page.kind === 'document') {
    const slug = page.status === 200 ? chosenTownSlug(url) : undefined;
    return slug === undefined ? undefined : (findTown(slug)?.position ?? townPosition);
  }
  const found = coordsIn(page.location);
  const before = coordsIn(url);
  return found && (found.lon !== before?.lon || found.lat !== before?.lat) ? found : undefined;
}

/** Sets the cookie if the request chooses another place than the remembered one. */
export function rememberChosenPlace(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Drawn,
): void {
  const place = chosenPlace(request.url, drawn);
  if (place && formatRememberedPlace(place) !== request.cookies[rememberedPlaceCookie])
    remember(request, reply, place);
}

import { limits } from '@parages/contracts/vocabulary/limits';
import type { LonLat } from '@parages/contracts/vocabulary/search/coords';
import { isTheme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import {
  type Circle,
  circleOfSearch,
  everyTheme,
  maskOf,
} from '../../pois/area-changes/area-changes.service.ts';

/**
 * The source of one API answer: events in a circle; data that does not change, or that another
 * source of the page covers (`constant`); or data that must not be shared or cached
 * (`uncacheable`).
 */
export type Source = Circle | 'constant' | 'uncacheable';

export type ApiAnswer = { path: string; query: URLSearchParams; status: number; body: string };

const still = /^\/(mediafile|api\/v1\/(places|places\/reverse|towns|regions))(\/|$)/;
const lists = /^\/api\/v1\/(home|pois|pois\/(promoted|facets))$/;
const firstRadius = /^\/api\/v1\/pois\/first-radius$/;
const onePoi = /^\/api\/v1\/pois\/(by-slug\/)?[^/]+$/;
const oneVenue = /^\/api\/v1\/venues\/[^/]+$/;
const similarPois = /^\/api\/v1\/pois\/[^/]+\/similar$/;

const queryNumber = z.string().min(1).pipe(z.coerce.number());
const placed = z.looseObject({ position: z.object({ lon: z.number(), lat: z.number() }) });
const placedPoi = z.looseObject({ themes: z.array(z.enum(themes)), place: placed });

// The events of one venue can have slightly different positions.
const venueRadiusKm = 5;

function circleOfList(query: URLSearchParams, isWidest = false): Source {
  const [lon, lat] = [
    queryNumber.safeParse(query.get('lon')),
    queryNumber.safeParse(query.get('lat')),
  ];
  if (!lon.success || !lat.success) return 'uncacheable';
  // Any text or rectangle makes a page: stored, pages that one visitor asks for would evict those of
  // all others.
  if (query.has('q') || query.has('bbox')) return 'uncacheable';
  const theme = query.get('theme') ?? '';
  return circleOfSearch({
    lon: lon.data,
    lat: lat.data,
    radiusKm: isWidest
      ? limits.radius.maxKm
      : Number(query.get('distanceKm') ?? limits.radius.defaultKm),
    theme: isTheme(theme) ? theme : undefined,
  });
}

// The event's page also shows similar ones, which share a theme with it.
function circleOfPoi(body: string): Source {
  const poi = placedPoi.safeParse(JSON.parse(body));
  if (!poi.success) return 'uncacheable';
  return {
    ...poi.data.place.position,
    radiusKm: limits.similarWithinKm,
    themeMask: maskOf(poi.data.themes),
  };
}

function circleOfVenue(body: string): Source {
  const venue = placed.safeParse(JSON.parse(body));
  if (!venue.success) return 'uncacheable';
  return { ...venue.data.position, radiusKm: venueRadiusKm, themeMask: everyTheme };
}

/**
 * Uncacheable: unknown paths, server errors (5xx), lists that search a text or a rectangle, and
 * lists, events and venues without a position.
 */
export function sourceOf({ path, query, status, body }: ApiAnswer): Source {
  if (status >= 500) return 'uncacheable';
  if (lists.test(path)) return circleOfList(query, query.get('autoExtend') === 'true');
  if (firstRadius.test(path)) return circleOfList(query, true);
  if (similarPois.test(path) || still.test(path)) return 'constant';
  if (oneVenue.test(path)) return circleOfVenue(body);
  return onePoi.test(path) ? circleOfPoi(body) : 'uncacheable';
}

/** The position of the town that an answer of `/api/v1/towns/{slug}` describes. */
export function townPositionIn({ path, status, body }: ApiAnswer): LonLat | undefined {
  if (status !== 200 || !path.startsWith('/api/v1/towns/')) return undefined;
  return placed.safeParse(JSON.parse(body)).data?.position;
}

import { limits } from '@parages/contracts/vocabulary/limits';
import type { LonLat } from '@parages/contracts/vocabulary/search/coords';
import {
  isTheme,
  type Theme,
  themeNumber,
  themes,
} from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { cellDegrees, centreOf } from '../../../platform/search-grid.domain.ts';

/**
 * An area whose events a page shows; `themeMask` has the bit of each theme that it shows, all bits
 * for every theme.
 */
export type Circle = { lon: number; lat: number; radiusKm: number; themeMask: number };

/**
 * The source of one API answer: events in a circle; data that does not change, or that another
 * source of the page covers (`constant`); or data that must not be shared or cached
 * (`uncacheable`).
 */
export type Source = Circle | 'constant' | 'uncacheable';

export type ApiAnswer = { path: string; query: URLSearchParams; status: number; body: string };

/** A change of some events: their old or new cell in the search grid, and their themes. */
type CellChange = { cell: number; themeMask: number };
export type Change = readonly CellChange[] | 'everything';

export const everyTheme = -1;

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

const maskOf = (names: readonly Theme[]): number =>
  names.length === 0
    ? everyTheme
    : names.reduce((mask, theme) => mask | (1 << themeNumber(theme)), 0);

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
  const radiusKm = isWidest
    ? limits.radius.maxKm
    : Number(query.get('distanceKm') ?? limits.radius.defaultKm);
  return {
    lon: lon.data,
    lat: lat.data,
    radiusKm: Math.max(1, radiusKm),
    themeMask: maskOf(isTheme(theme) ? [theme] : []),
  };
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

const kmPerDegree = 111.1;

/**
 * Whether a change may affect a page. Approximates the circle by its bounding square, so it may
 * return true without need.
 */
export function concerns(change: Change, { lon, lat, radiusKm, themeMask }: Circle): boolean {
  if (change === 'everything') return true;
  const tall = radiusKm / kmPerDegree + cellDegrees / 2;
  const wide =
    radiusKm / (kmPerDegree * Math.cos(((Math.abs(lat) + 1) * Math.PI) / 180)) + cellDegrees / 2;
  return change.some(({ cell, themeMask: changed }) => {
    if (themeMask !== everyTheme && (themeMask & changed) === 0) return false;
    const centre = centreOf(cell);
    return Math.abs(centre.lon - lon) <= wide && Math.abs(centre.lat - lat) <= tall;
  });
}

export function parseChange(payload: string): Change {
  if (!/^\d+:\d+( \d+:\d+)*$/.test(payload)) return 'everything';
  return payload.split(' ').map((part) => {
    const [cell = 0, themeMask = 0] = part.split(':').map(Number);
    return { cell, themeMask };
  });
}

export const isOutdated = (circles: readonly Circle[], changes: readonly Change[]): boolean =>
  changes.some(
    (change) => change === 'everything' || circles.some((circle) => concerns(change, circle)),
  );

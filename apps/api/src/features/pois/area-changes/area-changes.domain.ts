import { type Theme, themeNumber } from '@parages/contracts/vocabulary/themes/themes';
import { cellDegrees, centreOf } from '../../../platform/search-grid.domain.ts';

/**
 * An area whose events an answer shows; `themeMask` has the bit of each theme that it shows, all
 * bits for every theme.
 */
export type Circle = { lon: number; lat: number; radiusKm: number; themeMask: number };

/** A change of some events: their old or new cell in the search grid, and their themes. */
type CellChange = { cell: number; themeMask: number };
export type Change = readonly CellChange[] | 'everything';

export const everyTheme = -1;

export const maskOf = (names: readonly Theme[]): number =>
  names.length === 0
    ? everyTheme
    : names.reduce((mask, theme) => mask | (1 << themeNumber(theme)), 0);

/** The circle of a search; `radiusKm`: with the events that extend its list. */
export const circleOfSearch = ({
  theme,
  radiusKm,
  ...centre
}: Omit<Circle, 'themeMask'> & { theme: Theme | undefined }): Circle => ({
  ...centre,
  radiusKm: Math.max(1, radiusKm),
  themeMask: maskOf(theme ? [theme] : []),
});

const kmPerDegree = 111.1;

/**
 * Whether a change may affect an answer. Approximates the circle by its bounding square, so it may
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

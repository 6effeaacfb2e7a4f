import { limits } from '@parages/contracts/vocabulary/limits';
import { earthRadiusM, toRadians } from '@parages/contracts/vocabulary/places/sphere';
import { cellDegrees, cellOf, columnOf, rowOf, westOf } from '../../platform/search-grid.domain.ts';
import type { Box, Position } from './pois.schema.ts';

/** Cells of the search grid to scan: one range per column, `lows[n]` to `highs[n]`. */
export type Cells = { lows: number[]; highs: number[] };

// Larger than any rounding error, about a millimetre.
const marginDegrees = 1e-8;

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

const { west, east, south, north } = limits.bounds;
const edge = {
  west: columnOf(west),
  east: columnOf(east),
  south: rowOf(south),
  north: rowOf(north),
};

type Span = { south: number; north: number };

function collect(
  fromLon: number,
  toLon: number,
  spanOf: (column: number) => Span | undefined,
): Cells {
  const cells: Cells = { lows: [], highs: [] };
  const last = Math.min(columnOf(toLon + marginDegrees), edge.east);
  for (
    let index = Math.max(columnOf(fromLon - marginDegrees), edge.west);
    index <= last;
    index += 1
  ) {
    const span = spanOf(index);
    if (span === undefined) continue;
    const low = Math.max(rowOf(span.south - marginDegrees), edge.south);
    const high = Math.min(rowOf(span.north + marginDegrees), edge.north);
    if (low > high) continue;
    cells.lows.push(cellOf(index, low));
    cells.highs.push(cellOf(index, high));
  }
  return cells;
}

/** Every cell that intersects a box; none outside `limits.bounds`, the box around the country. */
export const cellsOfBox = ({
  west: fromLon,
  east: toLon,
  south: fromLat,
  north: toLat,
}: Box): Cells => collect(fromLon, toLon, () => ({ south: fromLat, north: toLat }));

// Latitudes where a circle crosses a meridian: cos(angle) = sin φ0 sin φ + cos φ0 cos φ cos Δλ,
// solved for φ.
function cutMeridian(lat: number, angle: number, lonGap: number): Span | undefined {
  const across = Math.sin(toRadians(lat));
  const along = Math.cos(toRadians(lat)) * Math.cos(toRadians(lonGap));
  const ratio = Math.cos(angle) / Math.hypot(across, along);
  if (ratio > 1) return undefined;
  const middle = toDegrees(Math.atan2(across, along));
  const half = toDegrees(Math.acos(clamp(ratio, -1, 1)));
  return { south: middle - half, north: middle + half };
}

/**
 * Every cell that may hold a point within `radiusM` metres of a place, on PostGIS's sphere; radius
 * up to `limits.radius.maxKm`.
 */
export function cellsOfCircle({ lon, lat }: Position, radiusM: number): Cells {
  const angle = radiusM / earthRadiusM;
  const reach = Math.sin(angle) / Math.cos(toRadians(lat));
  // The formulas below fail near a pole, where there are no pois.
  if (reach >= 1 || Math.abs(lat) > 80) return { lows: [], highs: [] };
  const halfWidth = toDegrees(Math.asin(reach)) + marginDegrees;
  return collect(lon - halfWidth, lon + halfWidth, (index) => {
    const left = westOf(index);
    // The circle is tallest in a column at the longitude nearest to its centre.
    const gap = Math.max(0, Math.abs(clamp(lon, left, left + cellDegrees) - lon) - marginDegrees);
    return cutMeridian(lat, angle, Math.min(gap, halfWidth - marginDegrees));
  });
}

/** The cells that two areas share. */
export function sharedCells(one: Cells, other: Cells): Cells {
  const cells: Cells = { lows: [], highs: [] };
  let [index, otherIndex] = [0, 0];
  while (index < one.lows.length && otherIndex < other.lows.length) {
    const [high = 0, otherHigh = 0] = [one.highs[index], other.highs[otherIndex]];
    const low = Math.max(one.lows[index] ?? 0, other.lows[otherIndex] ?? 0);
    if (low <= Math.min(high, otherHigh)) {
      cells.lows.push(low);
      cells.highs.push(Math.min(high, otherHigh));
    }
    if (high < otherHigh) index += 1;
    else otherIndex += 1;
  }
  return cells;
}

/**
 * Some cells with the first and the last of them, which bound a strip of the country. Without cells
 * the strip is empty.
 */
export const withEdges = ({
  lows,
  highs,
}: Cells): Cells & { firstCell: number; lastCell: number } => ({
  lows,
  highs,
  firstCell: lows[0] ?? 0,
  lastCell: highs.at(-1) ?? -1,
});

import { limits } from '@parages/contracts/vocabulary/limits';
import { earthRadiusM } from '@parages/contracts/vocabulary/places/sphere';
import { largestBox } from '@parages/contracts/vocabulary/search/bbox';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import {
  type Cells,
  cellsOfBox,
  cellsOfCircle,
  sharedCells,
  withEdges,
} from '../../../../apps/api/src/features/pois/grid.domain.ts';
import { railsOf } from '../../../../apps/api/src/features/pois/home/rails.domain.ts';
import { firstDayAsked, isoDayOf, parisWallTime } from '../data/calendar.ts';
import { type QueryCase, weekendOf } from './query-case.ts';

/** `firstDay` is the first day of a search without a date. */
export type Moment = { asOf: Date; today: number; firstDay: number };

export function momentOf(asOf: Date): Moment {
  const wall = parisWallTime(asOf);
  return { asOf, today: wall.day, firstDay: firstDayAsked(wall) };
}

const endOfTime = 'infinity';
const pageSize = limits.pageSize.list;
const tilePixels = 256;
const panePixels = 640;
const clusterPixels = 80;

export const presetsOf = (today: number): [number, number][] => [
  [today, today],
  [today + 1, today + 1],
  weekendOf(today),
];

const noBox = { west: null, south: null, east: null, north: null };

/** A `theme` of 0 means all themes. */
export function listParams(
  query: QueryCase,
  { asOf, today, firstDay }: Moment,
  theme: number,
): Record<string, unknown> {
  const radiusM = query.radiusKm * 1000;
  const { lows, highs } = cellsOfCircle(query, radiusM);
  const { tonight, weekend } = railsOf(asOf, undefined);
  return {
    lon: query.lon,
    lat: query.lat,
    radiusM,
    reachM: radiusM,
    theme,
    options: query.options,
    offset: query.offset,
    pageSize,
    ...wordCells({ lows, highs }),
    fromDay: isoDayOf(query.fromDay),
    toDay: query.toDay === null ? endOfTime : isoDayOf(query.toDay),
    today: isoDayOf(firstDay),
    asOf: asOf.toISOString(),
    runDay: isoDayOf(today),
    hour: asOf.toISOString().slice(0, 13),
    presetSpans: presetsOf(today).map(([from, to]) => `[${isoDayOf(from)},${isoDayOf(to)}]`),
    sort: 'date',
    group: null,
    excludePoiId: null,
    most: limits.maxOffset,
    withTotal: false,
    isPlaced: true,
    ...noBox,
    carousels: themes.length,
    tonightDay: tonight?.day ?? null,
    tonightUntil: tonight?.until.toISOString() ?? null,
    weekendFrom: weekend?.start ?? null,
    weekendTo: weekend?.end ?? null,
  };
}

/** The cells of an area, also of its extension. */
function wordCells(cells: Cells) {
  const { lows, highs, firstCell, lastCell } = withEdges(cells);
  const reach = {
    reachLows: lows,
    reachHighs: highs,
    firstReachCell: firstCell,
    lastReachCell: lastCell,
  };
  return { lows, highs, firstCell, lastCell, ...reach };
}

export function mapParams(query: QueryCase, moment: Moment, zoom: number): Record<string, unknown> {
  const degreesPerPixel = 360 / (tilePixels * 2 ** zoom);
  const halfWidth = (panePixels / 2) * degreesPerPixel;
  const halfHeight = halfWidth * Math.cos((query.lat * Math.PI) / 180);
  const box = {
    west: query.lon - halfWidth,
    east: query.lon + halfWidth,
    south: query.lat - halfHeight,
    north: query.lat + halfHeight,
  };
  return {
    ...listParams(query, moment, 0),
    ...box,
    ...wordCells(sharedCells(cellsOfBox(box), cellsOfCircle(query, query.radiusKm * 1000))),
    size: clusterPixels * degreesPerPixel,
    pageSize: limits.pageSize.map + 1,
  };
}

/** The search of a rectangle of the largest size around the place of a query. */
export function rectangleParams(query: QueryCase, moment: Moment): Record<string, unknown> {
  const box = {
    west: query.lon - largestBox.width / 2,
    east: query.lon + largestBox.width / 2,
    south: query.lat - largestBox.height / 2,
    north: query.lat + largestBox.height / 2,
  };
  const radiusM = Math.PI * earthRadiusM;
  return {
    ...listParams(query, moment, 0),
    ...box,
    ...wordCells(cellsOfBox(box)),
    radiusM,
    reachM: radiusM,
    isPlaced: false,
  };
}

/** The search of a text without a place. */
export function anywhereParams(query: QueryCase, moment: Moment): Record<string, unknown> {
  const radiusM = Math.PI * earthRadiusM;
  return {
    ...listParams(query, moment, 0),
    ...wordCells(cellsOfBox(limits.bounds)),
    lon: null,
    lat: null,
    radiusM,
    reachM: radiusM,
    isPlaced: false,
  };
}

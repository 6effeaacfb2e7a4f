import { parisWallTime } from '../data/calendar.ts';
import type { SyntheticPeriod } from '../data/synthetic-period.ts';
import type { SyntheticPoi } from '../data/synthetic-poi.ts';

/**
 * Comes straight from the generator, never from the database. The arrays up to `isPermanent` have
 * one entry for each searchable poi.
 */
export type OracleData = {
  count: number;
  index: Int32Array;
  lon: Float64Array;
  lat: Float64Array;
  themes: Int32Array;
  options: Int32Array;
  knownOptions: Int32Array;
  isPermanent: Uint8Array;
  /**
   * Periods of entry n: indexes periodsFrom[n] to periodsFrom[n + 1] - 1 of the five arrays below.
   */
  periodsFrom: Int32Array;
  firstDay: Int32Array;
  lastDay: Int32Array;
  isLong: Uint8Array;
  /** Minutes of the day, `noTime` when unknown. */
  startMinute: Int16Array;
  endMinute: Int16Array;
  /** Entries by grid square of 0.1 degrees. */
  squares: Map<number, number[]>;
};

const nightEndsAtMinute = 300;
const longAfterDays = 7;
const averagePeriods = 6;
export const minutesADay = 1440;
export const noTime = -1;

/** A period of several days that ends at 05:00 or earlier has its last day on the day before. */
export const lastDayOf = ({ startDay, endDay, endMinute }: SyntheticPeriod): number =>
  endDay > startDay && endMinute !== null && endMinute <= nightEndsAtMinute ? endDay - 1 : endDay;

/** An instant in minutes since 1970, in Paris local time. */
export function minutesOf(instant: Date): number {
  const { day, minute, second } = parisWallTime(instant);
  return day * minutesADay + minute + second / 60;
}

/** In minutes since 1970, in Paris local time. */
export function endsAtMinute({
  startDay,
  endDay,
  startMinute,
  endMinute,
}: SyntheticPeriod): number {
  if (endMinute === null) return (endDay + 1) * minutesADay;
  if (endDay === startDay && startMinute !== null && endMinute <= startMinute)
    return (endDay + 1) * minutesADay + endMinute;
  return endDay * minutesADay + endMinute;
}

const themeBits = (themes: readonly number[]): number =>
  themes.reduce((mask, theme) => mask | (1 << theme), 0);
const squareSize = 0.1;
export const squareOf = (x: number, y: number): number => x * 10_000 + y;
export const squareAxis = (degrees: number): number => Math.floor((degrees + 90) / squareSize);

export function gatherOracleData(
  make: (index: number) => SyntheticPoi,
  events: number,
  asOf: Date,
): OracleData {
  const now = minutesOf(asOf);
  const data: OracleData = {
    count: 0,
    index: new Int32Array(events),
    lon: new Float64Array(events),
    lat: new Float64Array(events),
    themes: new Int32Array(events),
    options: new Int32Array(events),
    knownOptions: new Int32Array(events),
    isPermanent: new Uint8Array(events),
    periodsFrom: new Int32Array(events + 1),
    firstDay: new Int32Array(events * averagePeriods),
    lastDay: new Int32Array(events * averagePeriods),
    isLong: new Uint8Array(events * averagePeriods),
    startMinute: new Int16Array(events * averagePeriods),
    endMinute: new Int16Array(events * averagePeriods),
    squares: new Map(),
  };
  let periods = 0;
  for (let number = 0; number < events; number++) {
    const poi = make(number);
    const open = poi.periods.filter((period) => endsAtMinute(period) > now);
    if (!poi.isPublished || (!poi.isPermanent && open.length === 0)) continue;
    const entry = data.count++;
    data.index[entry] = number;
    data.lon[entry] = poi.lon;
    data.lat[entry] = poi.lat;
    data.themes[entry] = themeBits(poi.themes);
    data.options[entry] = poi.options;
    data.knownOptions[entry] = poi.knownOptions;
    data.isPermanent[entry] = Number(poi.isPermanent);
    for (const period of open) {
      data.firstDay[periods] = period.startDay;
      data.lastDay[periods] = lastDayOf(period);
      data.isLong[periods] = Number(lastDayOf(period) - period.startDay >= longAfterDays);
      data.startMinute[periods] = period.startMinute ?? noTime;
      data.endMinute[periods] = period.endMinute ?? noTime;
      periods++;
    }
    data.periodsFrom[entry + 1] = periods;
    const square = squareOf(squareAxis(poi.lon), squareAxis(poi.lat));
    const known = data.squares.get(square);
    if (known) known.push(entry);
    else data.squares.set(square, [entry]);
  }
  return data;
}

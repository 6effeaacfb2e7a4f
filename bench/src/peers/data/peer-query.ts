import { limits } from '@parages/contracts/vocabulary/limits';
import type { QueryCase } from '../../search/queries/query-case.ts';
import { listParams, type Moment } from '../../search/queries/query-params.ts';

/** Kilometres, from a town and its suburbs to the widest search. */
export const radiiKm = [10, 30, 100] as const;
export const pageSize = limits.pageSize.list;

/**
 * The `pageSize` nearest pois of a theme within a radius, on the days of a weekend. Bits of
 * `dayBits` are those of `PeerEvents`; `params` are the placeholders of the product's statement.
 */
export type PeerQuery = {
  lon: number;
  lat: number;
  radiusKm: number;
  radiusM: number;
  theme: number;
  days: readonly number[];
  dayBits: number;
  params: Record<string, unknown>;
};

/** `days` are all days that queries name, weekend by weekend. */
export function peerQuery(
  drawn: QueryCase,
  radiusKm: number,
  weekend: readonly [number, number],
  days: readonly number[],
  moment: Moment,
): PeerQuery {
  const [fromDay, toDay] = weekend;
  const query = { ...drawn, radiusKm, fromDay, toDay, hasDates: true, options: 0, offset: 0 };
  return {
    lon: query.lon,
    lat: query.lat,
    radiusKm,
    radiusM: radiusKm * 1000,
    theme: query.theme,
    days: weekend,
    dayBits: weekend.reduce((bits, day) => bits | (1 << days.indexOf(day)), 0),
    params: listParams(query, moment, query.theme),
  };
}

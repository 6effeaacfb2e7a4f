import type pg from 'pg';
import { parseSql } from '../../../../apps/api/src/platform/database/sql-text.ts';
import { readProductSql, valuesOf } from '../../search/queries/product-sql.ts';
import { type Timing, timingOf } from '../../search/timing/statistics.ts';
import { type PeerQuery, radiiKm } from '../data/peer-query.ts';
import { inTurn } from './in-turn.ts';

/** What a part of our answer costs: the difference to the part before is what it adds. */
export type PartTiming = { part: string; radiusKm: number; timing: Timing };

const idsAlone = `SELECT count(n.distance)::int AS found FROM nearest_pois(
  theme => :theme::int, lon => :lon::float8, lat => :lat::float8, radius_m => :reachM::float8,
  wanted_options => :options::int, from_day => :fromDay::date, to_day => :toDay::date,
  excluded_poi_id => :excludePoiId::uuid, page_size => :pageSize::int, skipped => :offset::int) n`;

const partOf = (name: string, text: string) => ({ name, packing: undefined, ...parseSql(text) });

/** Queries of their own numbers, so that no part profits from the pages of the rounds. */
export async function timeParts(
  client: pg.Client,
  queryOf: (n: number, radiusKm: number) => PeerQuery,
  queries: number,
): Promise<PartTiming[]> {
  const parts = [
    partOf('round trip alone', 'SELECT 1 AS one'),
    partOf('ids and distances', idsAlone),
    { ...(await readProductSql('pois/list/list-nearest-pois.sql')), name: 'whole answer' },
  ];
  const firstQuery = 2_000_000;
  const timings: PartTiming[] = [];
  for (const radiusKm of radiiKm) {
    const samples = new Map(parts.map(({ name }) => [name, [] as number[]]));
    for (let n = 0; n < queries; n++) {
      const { params } = queryOf(firstQuery + n, radiusKm);
      for (const part of inTurn(parts, n)) {
        const values = valuesOf(part, params);
        const startedAt = performance.now();
        await client.query({ name: part.name, text: part.text, values });
        samples.get(part.name)?.push(performance.now() - startedAt);
      }
    }
    for (const [part, times] of samples) timings.push({ part, radiusKm, timing: timingOf(times) });
  }
  return timings;
}

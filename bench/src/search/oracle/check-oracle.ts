import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type pg from 'pg';
import { z } from 'zod';
import { poiIndex } from '../data/poi-id.ts';
import { type ProductSql, readProductSql, runProductSql } from '../queries/product-sql.ts';
import { type QueryCase, weekendOf } from '../queries/query-case.ts';
import { listParams, type Moment, presetsOf } from '../queries/query-params.ts';
import { comparePage } from './compare.ts';
import {
  byDate,
  byDistance,
  countFacets,
  type Found,
  findAll,
  type IsSearched,
  permanentDay,
} from './oracle.ts';
import type { OracleData } from './oracle-data.ts';
import { hoursLeftOn } from './tonight.ts';

/**
 * `checked` counts the rows or numbers that were compared, `wrong` the queries with a wrong result.
 */
type OracleTally = { kind: string; queries: number; checked: number; wrong: number };
export type OracleReport = { tallies: OracleTally[]; faults: string[] };

type Asked = { client: pg.Client; data: OracleData; query: QueryCase; moment: Moment };
type Verdict = { checked: number; faults: string[] };
type Check = (asked: Asked) => Promise<Verdict>;

const pageSize = limits.pageSize.list;
const faultsShown = 20;
const facetCounts = themes.length + 2 * 5 + 3 + 1;

const cardSchema = z.object({ id: z.string(), distance: z.number() });
const cardsSchema = z.array(cardSchema);
const carouselsSchema = z.array(
  z
    .object({ card: cardSchema, carousel: z.number() })
    .transform(({ card, carousel }) => ({ ...card, carousel })),
);
const railsSchema = z.array(
  z
    .object({ card: cardSchema, rail: z.string() })
    .transform(({ card, rail }) => ({ ...card, rail })),
);
const counts = z.array(z.number());
const facetsSchema = z.object({
  total: z.number(),
  themes: counts,
  yes: counts,
  unknown: counts,
  presets: counts,
});
const totalSchema = z.object({ total: z.number() });

const checkPage =
  (sql: ProductSql, order: (a: Found, b: Found) => number, isOneTheme: boolean): Check =>
  async ({ client, data, query, moment }) => {
    const theme = isOneTheme ? query.theme : 0;
    const answers = cardsSchema.parse(
      await runProductSql(client, sql, listParams(query, moment, theme)),
    );
    return {
      checked: answers.length,
      faults: comparePage(
        findAll(data, query, theme),
        answers,
        { offset: query.offset, pageSize },
        order,
      ),
    };
  };

const checkHome =
  (sql: ProductSql): Check =>
  async ({ client, data, query, moment }) => {
    const page = { offset: 0, pageSize: limits.pageSize.carousel };
    const rows = carouselsSchema.parse(
      await runProductSql(client, sql, {
        ...listParams(query, moment, 0),
        pageSize: page.pageSize,
      }),
    );
    const found = findAll(data, query, 0);
    const faults = themes.flatMap((_, n) => {
      const right = found.filter((one) => one.themes & (1 << (n + 1)));
      const answers = rows.filter(({ carousel }) => carousel === n + 1);
      return comparePage(right, answers, page, byDate);
    });
    return { checked: rows.length, faults };
  };

// The rail of tonight may end with events that start after midnight. They are not compared, because
// the oracle does not search for them.
const checkRails =
  (sql: ProductSql): Check =>
  async ({ client, data, query, moment }) => {
    const page = { offset: 0, pageSize: limits.pageSize.carousel };
    const rows = railsSchema.parse(
      await runProductSql(client, sql, {
        ...listParams(query, moment, 0),
        pageSize: page.pageSize,
      }),
    );
    const datedOn = (fromDay: number, toDay: number, isSearched?: IsSearched): Found[] =>
      findAll(data, { ...query, fromDay, toDay }, 0, isSearched).filter(
        ({ day }) => day !== permanentDay,
      );
    const { firstDay, today, asOf } = moment;
    const shown = rows.filter(({ rail }) => rail === 'tonight');
    const tonight = datedOn(firstDay, firstDay, hoursLeftOn(data, firstDay, asOf));
    const known = new Set(shown.map(({ id }) => poiIndex(id)));
    const [start, to] = weekendOf(today);
    // The weekend begins after the day of tonight; on a Sunday it is left out.
    const from = start === firstDay ? start + 1 : start;
    const weekend = from > to ? [] : datedOn(from, to);
    const further = weekend.filter(({ index }) => !known.has(index));
    const ofWeekend = rows.filter(({ rail }) => rail === 'weekend');
    const faults = [
      ...comparePage(tonight, shown.slice(0, tonight.length), page, byDate),
      ...comparePage(further, ofWeekend, page, byDate),
    ];
    return { checked: rows.length, faults };
  };

const checkTotal =
  (sql: ProductSql): Check =>
  async ({ client, data, query, moment }) => {
    const { total } = totalSchema.parse(
      (await runProductSql(client, sql, listParams(query, moment, query.theme)))[0],
    );
    const expected = findAll(data, query, query.theme).length;
    return { checked: 1, faults: total === expected ? [] : [`${total} instead of ${expected}`] };
  };

const checkFacets =
  (sql: ProductSql): Check =>
  async ({ client, data, query, moment }) => {
    const facets = facetsSchema.parse(
      (await runProductSql(client, sql, listParams(query, moment, query.theme)))[0],
    );
    const expected = countFacets(data, query, query.theme, presetsOf(moment.today));
    const [got, wanted] = [facets, expected].map((one) =>
      [one.total, ...one.themes, ...one.yes, ...one.unknown, ...one.presets].join(' '),
    );
    return { checked: facetCounts, faults: got === wanted ? [] : [`${got} instead of ${wanted}`] };
  };

async function readChecks(): Promise<[string, Check][]> {
  const file = (name: string) => readProductSql(`pois/${name}.sql`);
  const nearest = await file('list/list-nearest-pois');
  const dated = await file('list/list-pois');
  return [
    ['nearest, one theme', checkPage(nearest, byDistance, true)],
    ['nearest, all themes', checkPage(nearest, byDistance, false)],
    ['soonest, one theme', checkPage(dated, byDate, true)],
    ['soonest, all themes', checkPage(dated, byDate, false)],
    ['home, 18 carousels', checkHome(await file('home/list-home-pois'))],
    ['home, rails', checkRails(await file('home/list-rail-pois'))],
    ['facets', checkFacets(await file('facets/count-facets'))],
    ['total', checkTotal(await file('list/count-pois'))],
  ];
}

/** The oracle is an independent search in memory; the statements are the API's own. */
export async function checkOracle(
  client: pg.Client,
  data: OracleData,
  makeQuery: (n: number) => QueryCase,
  { queries, moment }: { queries: number; moment: Moment },
): Promise<OracleReport> {
  const checks = await readChecks();
  const tallies: OracleTally[] = checks.map(([kind]) => ({
    kind,
    queries: 0,
    checked: 0,
    wrong: 0,
  }));
  const shown: string[] = [];
  for (let n = 0; n < queries; n++) {
    const tally = tallies[n % checks.length];
    const check = checks[n % checks.length];
    if (!tally || !check) continue;
    const { checked, faults } = await check[1]({ client, data, query: makeQuery(n), moment });
    tally.queries++;
    tally.checked += checked;
    tally.wrong += faults.length > 0 ? 1 : 0;
    if (shown.length < faultsShown)
      shown.push(...faults.slice(0, 2).map((fault) => `${tally.kind}, query ${n}: ${fault}`));
  }
  return { tallies, faults: shown };
}

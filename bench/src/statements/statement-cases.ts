import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits, recommendationLimits } from '@parages/contracts/vocabulary/limits';
import {
  candidateSources,
  weightsOf,
} from '../../../apps/api/src/features/recommendations/choice.domain.ts';
import { profileFit } from '../../../apps/api/src/features/recommendations/profile-fit.domain.ts';
import { likings } from '../../../apps/api/src/features/recommendations/taste.domain.ts';
import type { SyntheticPoi } from '../search/data/synthetic-poi.ts';
import { nouns } from '../search/data/words.fr.ts';
import { type ProductSql, readProductSql } from '../search/queries/product-sql.ts';
import type { QueryCase } from '../search/queries/query-case.ts';
import { listParams, type Moment, mapParams } from '../search/queries/query-params.ts';

export type StatementCase = { sql: ProductSql; params: (n: number) => Record<string, unknown> };

export type CaseSource = {
  moment: Moment;
  makeQuery: (n: number) => QueryCase;
  makePoi: (index: number) => SyntheticPoi;
  events: number;
};
type Params = StatementCase['params'];

const everyTheme = 0;
const stride = 7919;
const cardCount = 20;
const soonDays = 3;
const mapZoom = 13;

const tastes = {
  interests: ['nature' as const],
  ageCategory: null,
  jobCategory: null,
  childrenCategory: null,
  outgoingCategories: [],
  followed: [],
  favoriteThemes: {},
};

function candidateParams(list: (n: number, more?: object) => Record<string, unknown>): Params {
  const { shares, popularAt, soonWithinDays } = recommendationLimits;
  const liked = likings(tastes);
  const taste = {
    ...candidateSources(liked),
    ...weightsOf(liked, profileFit(tastes)),
    shares: [shares.affinity, shares.near, shares.soon, shares.popular, shares.fit],
    popularAt,
    soonWithinDays,
    most: 120,
    excludedIds: [],
  };
  return (n) => {
    const place = list(n, taste);
    return { ...place, soonDay: shiftDay(String(place.fromDay), soonDays) };
  };
}

function similarParams({ moment, makeQuery, makePoi, events }: CaseSource): Params {
  return (n) => {
    const { id, themes, lon, lat } = makePoi((n * stride) % events);
    return {
      ...listParams(makeQuery(n), moment, everyTheme),
      poiId: id,
      themeMask: themes.reduce((mask, theme) => mask | (1 << theme), 0),
      lon,
      lat,
      radiusM: limits.similarWithinKm * 1000,
      pageSize: limits.pageSize.similar,
    };
  };
}

export async function readStatementCases(source: CaseSource): Promise<StatementCase[]> {
  const { moment, makeQuery, makePoi, events } = source;
  const list = (n: number, more: object = {}) => ({
    ...listParams(makeQuery(n), moment, everyTheme),
    ...more,
  });
  const map = (n: number, more: object = {}) => ({
    ...mapParams(makeQuery(n), moment, mapZoom),
    ...more,
  });
  const words = (n: number) => ({ q: `${nouns[n % nouns.length]} ${makeQuery(n).town.name}` });
  const ids = (n: number) =>
    Array.from({ length: cardCount }, (_, rank) => makePoi((n * stride + rank) % events).id);
  const cases: Record<string, Params> = {
    'pois/list/list-nearest-pois.sql': (n) => listParams(makeQuery(n), moment, makeQuery(n).theme),
    'pois/list/list-pois.sql': (n) => list(n),
    'pois/list/list-found-pois.sql': (n) => list(n, words(n)),
    'pois/home/list-home-pois.sql': (n) => list(n, { pageSize: limits.pageSize.carousel }),
    'pois/home/list-rail-pois.sql': (n) => list(n, { pageSize: limits.pageSize.carousel }),
    'pois/home/list-promoted-pois.sql': (n) => list(n, { pageSize: limits.pageSize.promoted }),
    'pois/detail/list-similar-pois.sql': similarParams(source),
    'pois/map/list-points.sql': (n) => map(n),
    'pois/map/list-found-points.sql': (n) => map(n, words(n)),
    'pois/list-cards.sql': (n) => list(n, { ids: ids(n) }),
    'recommendations/list-candidates.sql': candidateParams(list),
  };
  return Promise.all(
    Object.entries(cases).map(async ([file, params]) => ({
      sql: await readProductSql(file),
      params,
    })),
  );
}

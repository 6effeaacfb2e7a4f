import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { getPoi, getPoiBySlug } from './detail/get-poi.ts';
import { listSimilarPois } from './detail/list-similar-pois.ts';
import { previewPoi } from './detail/preview-poi.ts';
import { countDays } from './facets/count-days.ts';
import { countFacets } from './facets/count-facets.ts';
import { findFirstRadius } from './facets/find-first-radius.ts';
import { listHomePois } from './home/list-home-pois.ts';
import { listPicks } from './home/list-picks.ts';
import { listPromotedPois } from './home/list-promoted-pois.ts';
import { listPois, listPoisAsJson } from './list/list-pois.ts';
import { listMapPois } from './map/list-map-pois.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';

export type PoisDeps = { db: SqlClient; clock: Clock };

export const poisService = (deps: PoisDeps) => ({
  list: listPois(deps),
  listAsJson: listPoisAsJson(deps),
  listPromoted: listPromotedPois(deps),
  countFacets: countFacets(deps),
  countDays: countDays(deps),
  findFirstRadius: findFirstRadius(deps),
  listHome: listHomePois(deps),
  listPicks: listPicks(deps),
  map: listMapPois(deps),
  get: getPoi(deps),
  preview: previewPoi(deps),
  getBySlug: getPoiBySlug(deps),
  listSimilar: listSimilarPois(deps),
  suggest: listSuggestions(deps),
});

export type PoisService = ReturnType<typeof poisService>;

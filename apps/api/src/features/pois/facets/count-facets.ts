import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, edgesOf } from '../grid.domain.ts';
import { toFacets } from '../poi-answers.domain.ts';
import type { Facets } from '../pois.schema.ts';
import { filterParams, momentOf, placeParams, presetSpans } from '../search-filters.domain.ts';
import type { FacetsQuery } from '../search-query.schema.ts';
import { facetsRepository } from './facets.repository.ts';

export type CountFacetsDeps = { db: SqlClient; clock: Clock };

export const countFacets =
  ({ db, clock }: CountFacetsDeps) =>
  async (query: FacetsQuery): Promise<Facets> => {
    const facets = facetsRepository(db);
    const now = clock.now();
    const place = placeParams(query);
    const filters = filterParams(query, momentOf(now).today);
    const asked = { ...place, ...filters, presetSpans: presetSpans(now) };
    const cells = cellsOfCircle(place, place.radiusM);
    const { q } = query;
    const [row] =
      q === undefined
        ? await facets.count({ ...asked, ...cells })
        : await facets.countFound({ ...asked, ...edgesOf(cells), q });
    return toFacets(row);
  };

import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { withEdges } from '../grid.domain.ts';
import { toFacets } from '../poi-answers.domain.ts';
import type { Facets } from '../pois.schema.ts';
import { areaOf, filterParams, momentOf, presetSpans } from '../search-filters.domain.ts';
import type { AreaFacetsQuery } from '../search-query.schema.ts';
import { facetsRepository } from './facets.repository.ts';

export type CountFacetsDeps = { db: SqlClient; clock: Clock };

export const countFacets =
  ({ db, clock }: CountFacetsDeps) =>
  async (query: AreaFacetsQuery): Promise<Facets> => {
    const facets = facetsRepository(db);
    const now = clock.now();
    const { centre, radiusM, cells, box } = areaOf(query);
    if (!centre) throw new Error('The schema refuses a query without a place or a rectangle');
    const filters = filterParams(query, momentOf(now).today);
    const asked = { ...centre, radiusM, ...box, ...filters, presetSpans: presetSpans(now) };
    const { q } = query;
    const [row] =
      q === undefined
        ? await facets.count({ ...asked, ...cells })
        : await facets.countFound({ ...asked, ...withEdges(cells), q });
    return toFacets(row);
  };

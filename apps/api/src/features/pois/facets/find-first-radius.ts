import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, withEdges } from '../grid.domain.ts';
import type { FirstRadius } from '../pois.schema.ts';
import { filterParams, metresOf, momentOf, placeParams } from '../search-filters.domain.ts';
import type { FacetsQuery } from '../search-query.schema.ts';
import { facetsRepository } from './facets.repository.ts';

export type FindFirstRadiusDeps = { db: SqlClient; clock: Clock };

/** Null and 0 when no larger radius has any poi, and at the largest radius. */
export const findFirstRadius =
  ({ db, clock }: FindFirstRadiusDeps) =>
  async ({ distanceKm, q, ...query }: FacetsQuery): Promise<FirstRadius> => {
    const steps = limits.radius.steps.filter((step) => metresOf(step) > metresOf(distanceKm));
    const furthest = steps.at(-1);
    if (furthest === undefined) return { distanceKm: null, total: 0 };
    const facets = facetsRepository(db);
    const { radiusM, ...place } = placeParams({ ...query, distanceKm: furthest });
    const filters = filterParams(query, momentOf(clock.now()).today);
    const asked = { ...place, ...filters, radiiM: steps.map(metresOf) };
    const cells = cellsOfCircle(place, radiusM);
    const [row] =
      q === undefined
        ? await facets.findFirstRadius({ ...asked, ...cells })
        : await facets.findFoundFirstRadius({ ...asked, ...withEdges(cells), q });
    const found = steps.find((step) => metresOf(step) === row?.radiusM);
    return { distanceKm: found ?? null, total: row?.total ?? 0 };
  };

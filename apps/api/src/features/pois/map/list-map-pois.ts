import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfBox, cellsOfCircle, sharedCells, withEdges } from '../grid.domain.ts';
import type { PoiMap } from '../pois.schema.ts';
import { filterParams, momentOf, placeParams, squareDegrees } from '../search-filters.domain.ts';
import type { MapQuery } from '../search-query.schema.ts';
import { mapRepository } from './map.repository.ts';

const noCircle = { lon: null, lat: null, radiusM: null };

export type ListMapPoisDeps = { db: SqlClient; clock: Clock };

export const listMapPois =
  ({ db, clock }: ListMapPoisDeps) =>
  async ({
    west,
    south,
    east,
    north,
    zoom,
    q,
    lon,
    lat,
    distanceKm,
    ...filters
  }: MapQuery): Promise<PoiMap> => {
    const pois = mapRepository(db);
    const box = { west, south, east, north };
    const circle =
      lon === undefined || lat === undefined ? undefined : placeParams({ lon, lat, distanceKm });
    const inBox = cellsOfBox(box);
    const cells = circle ? sharedCells(inBox, cellsOfCircle(circle, circle.radiusM)) : inBox;
    const asked = {
      ...box,
      ...(circle ?? noCircle),
      ...filterParams(filters, momentOf(clock.now()).today),
    };
    const found = q === undefined ? undefined : { q, ...withEdges(cells) };
    const size = squareDegrees(zoom);
    const clusters = found
      ? await pois.listFoundSquares({ ...asked, ...found, size })
      : await pois.listSquares({ ...asked, ...cells, size });
    const total = clusters.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return { clusters: [], points: [] };
    if (total > limits.pageSize.map) return { clusters, points: [] };
    const pageSize = limits.pageSize.map;
    const points = found
      ? await pois.listFoundPoints({ ...asked, ...found, pageSize })
      : await pois.listPoints({ ...asked, ...cells, pageSize });
    return { clusters: [], points };
  };

import type { SqlClient } from '../../platform/database/database.ts';
import { lastRankAt, leastPopulationAt, toleranceAt } from './basemap.domain.ts';
import { basemapRepository } from './basemap.repository.ts';
import type { Basemap, BasemapQuery } from './basemap.schema.ts';
import { type GroundFiles, readGround } from './ground-files.domain.ts';

const townCount = 240;

export function basemapService(db: SqlClient) {
  const basemap = basemapRepository(db);
  return {
    read: async ({ zoom, ...box }: BasemapQuery): Promise<Basemap> => {
      const [towns, lines] = await Promise.all([
        basemap.listTowns({ ...box, leastPopulation: leastPopulationAt(zoom), count: townCount }),
        basemap.listLines({ ...box, tolerance: toleranceAt(zoom), lastRank: lastRankAt(zoom) }),
      ]);
      return { towns, lines };
    },
    /**
     * Deletes the shapes of earlier imports, also those of a kind that `files` lacks. Throws when a
     * file is not a GeoJSON collection of lines or areas.
     */
    load: async (files: GroundFiles): Promise<Record<string, number>> => {
      const rows = await basemap.replaceGround(JSON.stringify(readGround(files)));
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    },
  };
}

export type BasemapService = ReturnType<typeof basemapService>;

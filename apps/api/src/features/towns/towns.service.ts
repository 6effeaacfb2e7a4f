import { limits } from '@parages/contracts/vocabulary/limits';
import { findTown, type Town } from '@parages/contracts/vocabulary/places/towns';
import type { SqlClient } from '../../platform/database/database.ts';
import { labelOf } from './towns.domain.ts';
import { townsRepository } from './towns.repository.ts';
import type { TownPage } from './towns.schema.ts';

const neighbourCount = 8;
const neighboursWithinM = limits.radius.defaultKm * 1000;

export function townsService(db: SqlClient) {
  const towns = townsRepository(db);

  /** Undefined for an unknown slug. The slug of the answer differs for the bare name of homonyms. */
  async function find(slug: string): Promise<Town | undefined> {
    const own = findTown(slug);
    if (own) return own;
    const town = await towns.find(slug);
    if (!town) return undefined;
    const { lon, lat, ...named } = town;
    return { ...named, position: { lon, lat } };
  }

  return {
    find,
    /** The town with its label and its neighbours; undefined for an unknown slug. */
    findPage: async (slug: string): Promise<TownPage | undefined> => {
      const town = await find(slug);
      if (!town) return undefined;
      const { insee, position } = town;
      const neighbours = await towns.listNeighbours({
        ...position,
        insee,
        withinM: neighboursWithinM,
        count: neighbourCount,
      });
      return {
        slug: town.slug,
        name: town.name,
        label: labelOf(town),
        position,
        neighbours: neighbours.map((one) => ({ slug: one.slug, label: labelOf(one) })),
      };
    },
  };
}

export type TownsService = ReturnType<typeof townsService>;

import type { Centres, Divisions, TownPoint } from '../../gateways/commune-list/commune-list.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { buildGazetteer } from './gazetteer.domain.ts';
import { gazetteerRepository } from './gazetteer.repository.ts';
import { choosePositions } from './place-positions.domain.ts';

// Increment it when the rules that build the gazetteer change, so that the next start reloads the
// places.
const rulesVersion = 2;
const transactionTimeoutMs = 120_000;

type GazetteerSources = {
  edition: string;
  readDivisions: () => Divisions;
  readTownPoints: () => TownPoint[];
  /** Rejects when the State's list cannot be fetched; the load continues without it. */
  fetchCentres: () => Promise<Centres>;
};

export type GazetteerLoad = {
  outcome: 'already-loaded' | 'loaded';
  /**
   * `exact`, `approximate` and `unknown` count communes: with a position of their own, with the
   * mean of other communes, without a position. All are 0 when already loaded.
   */
  exact: number;
  approximate: number;
  unknown: number;
  /** Places inserted or updated; unchanged ones are not counted. */
  saved: number;
  /** Why the State's list was not used, when its fetch failed. */
  centresMissing?: string;
};

export type GazetteerDeps = { db: Db; clock: Clock; sources: GazetteerSources };

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function gazetteerService({ db, clock, sources }: GazetteerDeps) {
  const version = `${sources.edition}-${rulesVersion}`;

  async function load(centres: Centres): Promise<GazetteerLoad> {
    const divisions = sources.readDivisions();
    const positions = choosePositions(divisions.communes, sources.readTownPoints(), centres);
    const gazetteer = buildGazetteer(divisions, positions);
    const hasExactPositions = centres.size > 0;
    const saved = await db.$transaction(
      async (tx) => {
        const repository = gazetteerRepository(tx);
        const written = await repository.save(gazetteer, hasExactPositions);
        await repository.recordLoad({ version, hasExactPositions, loadedAt: clock.now() });
        return written;
      },
      { timeout: transactionTimeoutMs },
    );
    const approximate = [...positions.values()].filter(
      ({ source }) => source === 'postcode',
    ).length;
    const unknown = divisions.communes.length - positions.size;
    return { outcome: 'loaded', exact: positions.size - approximate, approximate, unknown, saved };
  }

  return {
    loadIfMissing: async (): Promise<GazetteerLoad> => {
      if (await gazetteerRepository(db).findLoad(version))
        return { outcome: 'already-loaded', exact: 0, approximate: 0, unknown: 0, saved: 0 };
      const reached = await sources.fetchCentres().catch(reasonOf);
      return typeof reached === 'string'
        ? { ...(await load(new Map())), centresMissing: reached }
        : load(reached);
    },
    loadWithCentres: (centres: Centres): Promise<GazetteerLoad> => load(centres),
  };
}

import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import { toPoi } from './poi-answers.domain.ts';
import type { Poi, PoiRow } from './poi-detail.schema.ts';
import type { PoisRepository } from './pois.repository.ts';
import type { CardList } from './pois.schema.ts';
import { filterParams, metresOf, momentOf } from './search-filters.domain.ts';

const slugPattern = /^[a-z0-9-]+$/;

function assertShown<Row extends { isArchived: boolean; isVisible: boolean }>(
  row: Row | undefined,
): asserts row is Row {
  if (row?.isArchived) throw new Problem('poi_gone');
  if (!row?.isVisible) throw new Problem('poi_not_found');
}

/** One poi, and those that look like it. Problems: poi_not_found, poi_gone. */
export function poiPageService({ pois, clock }: { pois: PoisRepository; clock: Clock }) {
  async function find(by: { poiId: string } | { slugFr: string }): Promise<Poi> {
    const [row] = await pois.find({
      poiId: null,
      slugFr: null,
      versionId: null,
      ...by,
      asOf: clock.now(),
    });
    assertShown<PoiRow>(row);
    return toPoi(row);
  }
  return {
    get: (poiId: string): Promise<Poi> => find({ poiId }),
    preview: async (poiId: string, versionId: string): Promise<Poi> => {
      const [row] = await pois.find({ poiId, slugFr: null, versionId, asOf: clock.now() });
      if (!row) throw new Problem('poi_not_found');
      return toPoi(row);
    },
    getBySlug: async (slugFr: string): Promise<Poi> => {
      if (!slugPattern.test(slugFr)) throw new Problem('poi_not_found');
      return find({ slugFr });
    },
    listSimilar: async (poiId: string, pageSize: number): Promise<CardList> => {
      const [subject] = await pois.findSimilarSubject({ poiId });
      assertShown(subject);
      const { lon, lat, themeMask } = subject;
      if (lon === null || lat === null) return { items: [] };
      const moment = momentOf(clock.now());
      const { fromDay, toDay } = filterParams({}, moment.today);
      const radiusM = metresOf(limits.similarWithinKm);
      return {
        items: await pois.listSimilar({
          poiId,
          themeMask,
          lon,
          lat,
          radiusM,
          fromDay,
          toDay,
          pageSize,
          ...moment,
        }),
      };
    },
  };
}

import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { duplicateLimits } from '@parages/contracts/vocabulary/events/review/duplicate-limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type {
  LifecycleMailsService,
  Origins,
} from '../../editing/lifecycle/lifecycle-mails.service.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';
import { mergingRepository } from './merging.repository.ts';

export type AutomaticMergesDeps = {
  db: Db;
  clock: Clock;
  letters: Pick<LifecycleMailsService, 'queue'>;
  origins: Origins;
};

const dayMs = 86_400_000;

/** Merges of the worker, which a moderator undoes like others. */
export const automaticMergesService = ({ db, clock, letters, origins }: AutomaticMergesDeps) => ({
  /**
   * Merges `poiId` into `keptId` and mails its organisation. Returns false, and changes nothing,
   * unless both are online, not hidden and unedited; also for an event that a campaign promotes.
   */
  merge: ({ poiId, keptId }: { poiId: string; keptId: string }): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const merging = mergingRepository(tx);
      const locked = await merging.lockUnedited({ poiId, keptId });
      const duplicate = locked.find(({ id }) => id === poiId);
      if (duplicate === undefined || locked.length < 2) return false;
      const id = uuidv7();
      const kept = await merging.merge({
        mergeId: id,
        isAutomatic: true,
        poiId,
        intoPoiId: keptId,
        now,
        today: parisDay(now),
        accountId: null,
        isAdmin: true,
      });
      if (kept === undefined || kept.campaign !== null) return false;
      await merging.record({ id, poiId, keptId, now });
      await refreshPois(tx, [poiId], now);
      const { organisation, label: title } = duplicate;
      await letters.queue(
        tx,
        { id, poiId, organisation, title, kind: 'poi-merged', kept },
        origins,
      );
      return true;
    }),

  /** Trims what merges have noted of favourites; returns of how many. */
  forgetFavorites: (): Promise<number> => {
    const before = new Date(clock.now().getTime() - duplicateLimits.keepFavoritesDays * dayMs);
    return mergingRepository(db).forgetFavorites(before);
  },
});

export type AutomaticMergesService = ReturnType<typeof automaticMergesService>;

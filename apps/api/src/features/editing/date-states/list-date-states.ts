import type { Asker } from '../../../platform/access/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LettersService } from '../../letters/letters.service.ts';
import type { PoiChangesService } from '../poi-changes.service.ts';
import { dateStatesRepository } from './date-states.repository.ts';
import type { DateStates } from './date-states.schema.ts';

export type ListDateStatesDeps = {
  db: Db;
  clock: Clock;
  poiChanges: Pick<PoiChangesService, 'assertMayWrite'>;
  letters: Pick<LettersService, 'countChangeReaders'>;
};

/**
 * The published dates of an event that are not over, with their states; none for an event that is
 * not online. Problems: poi_not_found, permission_missing, organisation_suspended.
 */
export const listDateStates =
  ({ db, clock, poiChanges, letters }: ListDateStatesDeps) =>
  async (asker: Asker, poiId: string): Promise<DateStates> => {
    await poiChanges.assertMayWrite({ asker, poiId });
    return {
      items: await dateStatesRepository(db).list(poiId, clock.now()),
      recipientCount: await letters.countChangeReaders(poiId, null),
    };
  };

import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Asker } from '../../../../platform/access/asker.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { LettersService } from '../../../letters/letters.service.ts';
import { historyRepository, liveChange } from '../../history/history.repository.ts';
import type { PoiChangesService } from '../../poi-changes.service.ts';
import type { RecipientCount } from './recipients.schema.ts';

export type CountLiveRecipientsDeps = {
  db: Db;
  clock: Clock;
  poiChanges: Pick<PoiChangesService, 'assertMayWrite'>;
  letters: Pick<LettersService, 'countChangeReaders'>;
};

/**
 * How many readers a change to this live state would alert now: none for the state that they know.
 * Problems: poi_not_found, permission_missing, organisation_suspended.
 */
export const countLiveRecipients =
  ({ db, clock, poiChanges, letters }: CountLiveRecipientsDeps) =>
  async (asker: Asker, poiId: string, liveState: LiveState): Promise<RecipientCount> => {
    await poiChanges.assertMayWrite({ asker, poiId });
    const now = clock.now();
    const [known] = await historyRepository(db).listOpenChanges({ ...liveChange, poiId, now });
    if (known?.from === liveState) return { count: 0 };
    return { count: await letters.countChangeReaders(poiId, liveState) };
  };

import type { Asker } from '../../../../platform/access/asker.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { LifecycleMailsService } from '../lifecycle-mails.service.ts';
import type { RecipientCount } from './recipients.schema.ts';

export type CountDecisionRecipientsDeps = {
  db: Db;
  lifecycleMails: Pick<LifecycleMailsService, 'count'>;
};

/** How many people a moderator’s decision about this event mails. Problems: poi_not_found. */
export const countDecisionRecipients =
  ({ db, lifecycleMails }: CountDecisionRecipientsDeps) =>
  async ({ accountId, isModerator }: Asker, poiId: string): Promise<RecipientCount> => {
    const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
    if (!state) throw new Problem('poi_not_found');
    const ids = state.organisation === null ? [] : [state.organisation.id];
    return { count: await lifecycleMails.count(db, ids) };
  };

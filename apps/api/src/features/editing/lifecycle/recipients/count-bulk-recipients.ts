import type { Db } from '../../../../platform/database/database.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { LifecycleMailsService } from '../lifecycle-mails.service.ts';
import type { RecipientCount } from './recipients.schema.ts';

export type CountBulkRecipientsDeps = {
  db: Db;
  lifecycleMails: Pick<LifecycleMailsService, 'count'>;
};

/**
 * How many people a moderator’s decision about these events mails, each person once. Unknown events
 * count for none.
 */
export const countBulkRecipients =
  ({ db, lifecycleMails }: CountBulkRecipientsDeps) =>
  async (poiIds: string[]): Promise<RecipientCount> => ({
    count: await lifecycleMails.count(
      db,
      await lifecycleRepository(db).listOrganisationIds(poiIds),
    ),
  });

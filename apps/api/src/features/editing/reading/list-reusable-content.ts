import type { Asker } from '../../../platform/access/asker.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readingRepository } from './reading.repository.ts';
import type { ReusableContent } from './reusable-content.schema.ts';

export type ListReusableContentDeps = { db: Db };

// An organisation of many events has used its venues, contacts and prices in its last ones.
const bounds = { eventCount: 200, itemCount: 20 };

/** Empty lists for an account that is no member of the organisation. */
export const listReusableContent =
  ({ db }: ListReusableContentDeps) =>
  async ({ accountId }: Asker, organisationId: string): Promise<ReusableContent> =>
    (await readingRepository(db).listReusable({ accountId, organisationId, ...bounds })) ?? {
      venues: [],
      contacts: [],
      priceLists: [],
    };

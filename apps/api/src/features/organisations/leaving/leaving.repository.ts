import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { refreshPois } from '../../pois/search-projection/search-projection.service.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const idRow = z.strictObject({ id: z.string() });
const byAccount = z.object({ accountId: z.string() });
const byPois = z.object({ poiIds: z.array(z.string()), now: z.date() });

const lockAll = sqlFile(file('lock-organisations-of'), { params: byAccount, row: idRow });
const listSole = sqlFile(file('list-sole-ownerships'), {
  params: byAccount,
  row: z.strictObject({ id: z.string(), others: z.int() }),
});
const hidePois = sqlFile(file('hide-pois-of'), {
  params: z.object({ organisationId: z.string() }),
  row: z.strictObject({ id: z.string(), isOwn: z.boolean() }),
});
const deletePois = sqlFile(file('delete-pois-of'), { params: byPois, row: idRow });
const deleteOrganisation = sqlFile(file('delete-organisation'), {
  params: z.object({ id: z.string(), now: z.date() }),
  row: idRow,
});
const findActiveCampaign = sqlFile(file('find-active-campaign'), {
  params: z.object({ accountId: z.string(), today: z.string() }),
  row: z.strictObject({ isActive: z.boolean() }),
});
const promoteOldest = sqlFile(file('promote-oldest-member'), {
  params: z.object({ id: z.string(), accountId: z.string() }),
  row: z.strictObject({ accountId: z.string() }),
});

/** Call `lockAll` first, in the same transaction as the other methods. */
export const leavingRepository = (db: SqlClient) => ({
  lockAll: (accountId: string) => lockAll(db, { accountId }),
  listSole: (accountId: string) => listSole(db, { accountId }),
  hasActiveCampaign: async (accountId: string, today: string): Promise<boolean> =>
    (await findActiveCampaign(db, { accountId, today }))[0]?.isActive === true,
  promoteOldest: (id: string, accountId: string) => promoteOldest(db, { id, accountId }),
  /**
   * Deletes the organisation and the events that it created in the editor or by its programs;
   * imported events go back to their feed.
   */
  close: async (id: string, now: Date): Promise<void> => {
    const hidden = await hidePois(db, { organisationId: id });
    const poiIds = hidden.map((poi) => poi.id);
    await refreshPois(db, poiIds, now);
    await deletePois(db, { poiIds: hidden.filter((poi) => poi.isOwn).map((poi) => poi.id), now });
    await deleteOrganisation(db, { id, now });
  },
});

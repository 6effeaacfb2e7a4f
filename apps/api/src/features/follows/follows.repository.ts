import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { followedHostShape, type HostKey } from './follows.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const slugRow = z.strictObject({ slug: z.string() });
const organiserParams = z.object({ accountId: z.string(), slug: z.string(), now: z.date() });
const venueParams = organiserParams.extend({ name: z.string(), locality: z.string() });

const listHosts = sqlFile(file('list-followed-hosts'), {
  params: z.object({ accountId: z.string() }),
  row: z.strictObject(followedHostShape),
});
const followVenue = sqlFile(file('follow-venue'), { params: venueParams, row: slugRow });
const followOrganiser = sqlFile(file('follow-organiser'), {
  params: organiserParams,
  row: slugRow,
});

export const followsRepository = (
  db: Pick<Db, 'followedVenue' | 'followedOrganiser'> & SqlClient,
) => ({
  list: (accountId: string) => listHosts(db, { accountId }),
  followVenue: (params: z.input<typeof venueParams>) => followVenue(db, params),
  /** Returns false when no approved organisation has the slug. */
  followOrganiser: async (params: z.input<typeof organiserParams>): Promise<boolean> =>
    (await followOrganiser(db, params)).length === 1,
  countOthers: async (accountId: string, { kind, slug }: HostKey): Promise<number> => {
    const other = { not: slug };
    const venues = await db.followedVenue.count({
      where: kind === 'venue' ? { accountId, slug: other } : { accountId },
    });
    const organisers = await db.followedOrganiser.count({
      where: kind === 'organiser' ? { accountId, organisation: { slug: other } } : { accountId },
    });
    return venues + organisers;
  },
  unfollow: async (accountId: string, { kind, slug }: HostKey): Promise<void> => {
    if (kind === 'venue') await db.followedVenue.deleteMany({ where: { accountId, slug } });
    else await db.followedOrganiser.deleteMany({ where: { accountId, organisation: { slug } } });
  },
});

import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const givePois = sqlFile(new URL('./give-demo-pois.sql', import.meta.url), {
  params: z.object({ organisationId: z.string(), name: z.string() }),
  row: z.strictObject({ count: z.int() }),
});

export type DemoOrganisation = {
  slug: string;
  name: string;
  email: string;
  streetAddress: string;
  postalCode: string;
  locality: string;
  siren: string;
  description: string;
};

/** Call all methods in one transaction. */
export const demoOrganisationRepository = (
  db: Pick<Db, 'organisation' | 'membership' | 'account'> & SqlClient,
) => ({
  findAccountId: async (email: string): Promise<string | undefined> =>
    (await db.account.findFirst({ where: { email, leavingAt: null }, select: { id: true } }))?.id,
  /** Returns the id of the organisation with this slug, which it creates if there is none. */
  keep: async (
    organisation: DemoOrganisation & { id: string; applicantId: string },
    now: Date,
  ): Promise<string> => {
    const known = await db.organisation.findUnique({
      where: { slug: organisation.slug },
      select: { id: true },
    });
    if (known !== null) return known.id;
    const instants = { submittedAt: now, decidedAt: now, createdAt: now, updatedAt: now };
    const { id } = await db.organisation.create({
      data: { ...organisation, ...instants, status: 'approved' },
      select: { id: true },
    });
    return id;
  },
  own: async (organisationId: string, accountId: string, now: Date): Promise<void> => {
    if ((await db.membership.count({ where: { organisationId } })) > 0) return;
    await db.membership.create({
      data: { organisationId, accountId, role: 'owner', createdAt: now },
    });
  },
  givePois: async (organisationId: string, name: string): Promise<number> =>
    (await givePois(db, { organisationId, name }))[0]?.count ?? 0,
});

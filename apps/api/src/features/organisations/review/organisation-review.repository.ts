import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { organisationActions } from '../organisation-history.domain.ts';
import { organisationRowShape } from '../organisations.repository.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const status = z.enum(organisationStatuses);

const reviewRow = z.strictObject({
  ...organisationRowShape,
  applicant: z
    .strictObject({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    })
    .nullable(),
  memberCount: z.int(),
  poiCount: z.int(),
  isOwn: z.boolean(),
  total: z.int(),
});
export type ReviewRow = z.output<typeof reviewRow>;
const listParams = z.object({
  viewerId: z.string(),
  id: text,
  status: status.nullable(),
  hasChange: z.boolean(),
  q: text,
  pageSize: z.int(),
  offset: z.int(),
});
const listReviews = sqlFile(file('list-organisation-reviews'), {
  params: listParams,
  row: reviewRow,
});
const actRow = z.strictObject({
  happenedAt: z.date(),
  action: z.enum(organisationActions),
  actor: text,
  subject: text,
  detail: z.record(z.string(), z.unknown()),
});
const listHistory = sqlFile(file('list-organisation-history'), {
  params: z.object({ id: z.string() }),
  row: actRow,
});

type Decision = {
  id: string;
  status: z.output<typeof status>;
  reason: string | null;
  now: Date;
};

export const organisationReviewRepository = (
  db: Pick<Db, 'organisation' | 'membership'> & SqlClient,
) => ({
  list: (params: z.input<typeof listParams>): Promise<ReviewRow[]> => listReviews(db, params),
  find: async (viewerId: string, id: string): Promise<ReviewRow | undefined> =>
    (
      await listReviews(db, {
        viewerId,
        id,
        status: null,
        hasChange: false,
        q: null,
        pageSize: 1,
        offset: 0,
      })
    )[0],
  listHistory: (id: string) => listHistory(db, { id }),
  listSameNumber: async ({ id, siren, rna }: Pick<ReviewRow, 'id' | 'siren' | 'rna'>) => {
    const same = [...(siren === null ? [] : [{ siren }]), ...(rna === null ? [] : [{ rna }])];
    if (same.length === 0) return [];
    const rows = await db.organisation.findMany({
      where: { OR: same, NOT: { id } },
      select: { id: true, name: true, status: true },
      orderBy: { createdAt: 'asc' },
      take: 20,
    });
    return z.array(z.object({ id: z.string(), name: z.string(), status })).parse(rows);
  },
  countByStatus: async (): Promise<Map<string, number>> => {
    const rows = await db.organisation.groupBy({ by: ['status'], _count: true });
    return new Map(rows.map((row) => [row.status, row._count]));
  },
  decide: ({ id, now, ...decision }: Decision) =>
    db.organisation.update({
      where: { id },
      data: { ...decision, decidedAt: now, updatedAt: now, version: { increment: 1 } },
      select: { id: true },
    }),
});

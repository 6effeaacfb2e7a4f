import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const claimed = z.strictObject({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  locale: z.enum(['fr', 'en']),
  data: z.unknown(),
  attempts: z.int(),
  mailToken: z.string().nullable(),
  isExpired: z.boolean(),
  isSuppressed: z.boolean(),
});
const claimParams = z.object({
  now: z.date(),
  leaseUntil: z.date(),
  count: z.int(),
  kinds: z.array(z.string()),
  unknownBefore: z.date(),
});
const settleParams = z.object({
  id: z.string(),
  status: z.enum(['sent', 'failed', 'pending']),
  retryAt: z.date().nullable(),
  reason: z.string().nullable(),
  isAddressDead: z.boolean(),
  now: z.date(),
});

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const claimMails = sqlFile(file('claim-mails'), { params: claimParams, row: claimed });
const settleMail = sqlFile(file('settle-mail'), {
  params: settleParams,
  row: z.strictObject({ id: z.string() }),
});

export type ClaimedMail = z.output<typeof claimed>;
export type Settlement = z.input<typeof settleParams>;

export const outboxRepository = (db: Pick<Db, 'mailOutbox' | 'suppressedAddress'> & SqlClient) => ({
  claim: (params: z.input<typeof claimParams>) => claimMails(db, params),
  settle: (params: Settlement) => settleMail(db, params),
  /** Time from which the oldest mail has been due; undefined when none is due. */
  findDueSince: async (isBulk: boolean, now: Date): Promise<Date | undefined> => {
    const oldest = await db.mailOutbox.findFirst({
      where: { status: 'pending', isBulk, nextAttemptAt: { lte: now } },
      orderBy: { nextAttemptAt: 'asc' },
      select: { nextAttemptAt: true },
    });
    return oldest?.nextAttemptAt;
  },
  countRetrying: (isBulk: boolean, most: number) =>
    db.mailOutbox.count({ where: { status: 'pending', isBulk, attempts: { gt: 0 } }, take: most }),
  /** Deletes at most `most` mails that are not waiting; returns how many. */
  forgetSettled: async (before: Date, most: number): Promise<number> =>
    (
      await db.mailOutbox.deleteMany({
        where: { status: { not: 'pending' }, createdAt: { lt: before } },
        limit: most,
      })
    ).count,
  /** Deletes at most `most` suppressions; returns how many. */
  forgetSuppressed: async (before: Date, most: number): Promise<number> =>
    (
      await db.suppressedAddress.deleteMany({
        where: { suppressedAt: { lt: before } },
        limit: most,
      })
    ).count,
});

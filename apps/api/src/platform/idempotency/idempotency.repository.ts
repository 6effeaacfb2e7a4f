import { idempotencyLimits } from '@parages/contracts/vocabulary/idempotency';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { sqlFile } from '../database/sql-file.ts';
import type { Attempt } from './effect-marks.ts';

const claim = sqlFile(new URL('./claim-request.sql', import.meta.url), {
  params: z.object({
    organisationId: z.string(),
    keyHash: z.string(),
    fingerprint: z.string(),
    lockedUntil: z.date(),
    forgottenAt: z.date(),
    now: z.date(),
  }),
  row: z.strictObject({ attempt: z.int() }),
});
const forget = sqlFile(new URL('./forget-idempotent-requests.sql', import.meta.url), {
  params: z.object({ forgottenAt: z.date() }),
  row: z.strictObject({ count: z.int() }),
});

type Key = { organisationId: string; keyHash: string };
export type KeptAnswer = { status: number; contentType: string | null; answer: string | null };

const forgottenAt = (now: Date): Date => new Date(now.getTime() - idempotencyLimits.keptMs);

export const idempotencyRepository = (db: Pick<Db, '$queryRawUnsafe' | 'idempotentRequest'>) => ({
  /** The number of the attempt; undefined when the key belongs to another request. */
  claim: async (key: Key, fingerprint: string, now: Date): Promise<number | undefined> => {
    const lockedUntil = new Date(now.getTime() + idempotencyLimits.runningMs);
    const [row] = await claim(db, {
      ...key,
      fingerprint,
      lockedUntil,
      forgottenAt: forgottenAt(now),
      now,
    });
    return row?.attempt;
  },
  find: ({ organisationId, keyHash }: Key) =>
    db.idempotentRequest.findUnique({
      where: { organisationId_keyHash: { organisationId, keyHash } },
    }),
  keep: ({ organisationId, keyHash, attempt }: Attempt, answer: KeptAnswer) =>
    db.idempotentRequest.updateMany({
      where: { organisationId, keyHash, attempt, status: null },
      data: answer,
    }),
  /** After a failure: the request may be repeated at once, unless it has created something. */
  release: ({ organisationId, keyHash, attempt }: Attempt, now: Date) =>
    db.idempotentRequest.updateMany({
      where: { organisationId, keyHash, attempt, status: null },
      data: { lockedUntil: now },
    }),
  forget: async (now: Date): Promise<number> =>
    (await forget(db, { forgottenAt: forgottenAt(now) }))[0]?.count ?? 0,
});
export type IdempotencyRepository = ReturnType<typeof idempotencyRepository>;

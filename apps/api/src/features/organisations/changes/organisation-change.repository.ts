import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { PublicFields } from './organisation-change.domain.ts';

const accept = sqlFile(new URL('./accept-organisation-change.sql', import.meta.url), {
  params: z.object({ id: z.string(), now: z.date() }),
  row: z.strictObject({ id: z.string() }),
});

/** Lock the organisation before calling a method that writes. */
export const organisationChangeRepository = (
  db: Pick<Db, 'organisationChange' | 'organisation'> & SqlClient,
) => ({
  propose: async (
    organisationId: string,
    fields: PublicFields,
    submittedAt: Date,
  ): Promise<void> => {
    const written = { ...fields, submittedAt, reason: null };
    await db.organisationChange.upsert({
      where: { organisationId },
      create: { organisationId, ...written },
      update: written,
    });
  },
  /** Deletes the proposal, pending or refused; returns whether there was one. */
  withdraw: async (organisationId: string): Promise<boolean> =>
    (await db.organisationChange.deleteMany({ where: { organisationId } })).count === 1,
  /** Returns whether a proposal was pending. */
  refuse: async (organisationId: string, reason: string): Promise<boolean> =>
    (
      await db.organisationChange.updateMany({
        where: { organisationId, reason: null },
        data: { reason },
      })
    ).count === 1,
  /** Returns whether a proposal was pending. */
  accept: async (id: string, now: Date): Promise<boolean> =>
    (await accept(db, { id, now })).length === 1,
  /** Increments the version, so that a request with the previous one is refused as stale. */
  bump: async (id: string, now: Date): Promise<void> => {
    await db.organisation.update({
      where: { id },
      data: { version: { increment: 1 }, updatedAt: now },
    });
  },
  countWaiting: (): Promise<number> =>
    db.organisationChange.count({ where: { reason: null, organisation: { status: 'approved' } } }),
});

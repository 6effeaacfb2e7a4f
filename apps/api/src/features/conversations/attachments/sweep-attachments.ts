import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import type { Db } from '../../../platform/database/database.ts';
import { attachmentsRepository } from './attachments.repository.ts';

const dayMs = 86_400_000;
const { unsentDays, keptDays } = attachmentLimits;

/** Deletes files that were not sent, and the bytes of sent ones after a year. Idempotent. */
export const sweepAttachments =
  ({ db }: { db: Db }) =>
  (now: Date) => {
    const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
    return attachmentsRepository(db).sweep({
      unsentBefore: ago(unsentDays),
      sentBefore: ago(keptDays),
    });
  };

import { securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import type { SqlClient } from '../../platform/database/database.ts';
import { securityJournalRepository } from './security-journal.repository.ts';

const { retentionMonths, forgetAtOnce } = securityJournalLimits;

/** Returns the number of deleted events. */
export async function forgetSecurityEvents(db: SqlClient, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  const { forget } = securityJournalRepository(db);
  for (let total = 0; ; ) {
    const deleted = await forget(before, forgetAtOnce);
    total += deleted;
    if (deleted < forgetAtOnce) return total;
  }
}

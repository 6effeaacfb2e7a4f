import type { Viewer } from '../../platform/access/viewer.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { securityJournalRepository } from './security-journal.repository.ts';
import type { SecurityEvents, SecurityEventsQuery } from './security-journal.schema.ts';

export type ListSecurityEventsDeps = { db: SqlClient };

/** Problems: permission_missing, for all but administrators. */
export const listSecurityEvents =
  ({ db }: ListSecurityEventsDeps) =>
  async ({ role }: Pick<Viewer, 'role'>, query: SecurityEventsQuery): Promise<SecurityEvents> => {
    if (role !== 'admin') throw new Problem('permission_missing');
    const { before = null, kind = null, account = null, network = null } = query;
    const { from = null, to = null, pageSize } = query;
    const found = await securityJournalRepository(db).list({
      before,
      kind,
      account,
      network: network?.toLowerCase() ?? null,
      from,
      to,
      most: pageSize + 1,
    });
    const items = found.slice(0, pageSize);
    return { items, next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  };

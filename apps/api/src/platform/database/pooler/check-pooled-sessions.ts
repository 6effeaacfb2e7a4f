import { escapeIdentifier, escapeLiteral } from 'pg';
import type { SqlClient } from '../database.ts';
import { sessionSettings } from '../session-settings.domain.ts';
import { findDifferingSettings } from './session-settings.repository.ts';

/**
 * Checks the settings of the sessions behind a pooler, which a client cannot set for itself. Throws
 * an error with the statements that set them; rejects also when the database does not answer.
 */
export async function checkPooledSessions(
  db: SqlClient,
  statementTimeoutMs: number,
): Promise<void> {
  const differing = await findDifferingSettings(db, sessionSettings(statementTimeoutMs));
  const [first] = differing;
  if (first === undefined) return;
  const place = `${escapeIdentifier(first.role)} IN DATABASE ${escapeIdentifier(first.database)}`;
  const statements = differing.map(
    ({ name, value }) => `ALTER ROLE ${place} SET ${name} = ${escapeLiteral(value)};`,
  );
  throw new Error(
    `DATABASE_POOLER_URL leads to sessions without the settings of the service. Run this, then RECONNECT in the console of PgBouncer: ${statements.join(' ')}`,
  );
}

import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

const resetToken = z.strictObject({
  tokenHash: z.string(),
  userId: z.string(),
  email: z.string(),
  expiresAt: z.date(),
});

/** A row of `reset_token`. */
export type ResetToken = z.output<typeof resetToken>;

export const insertResetToken = (tx: Db, token: ResetToken) =>
  tx.run(sql`
    INSERT INTO auth_core.reset_token (token_hash, user_id, email, expires_at)
    VALUES (${token.tokenHash}, ${token.userId}, ${token.email}, ${token.expiresAt})`);

/**
 * Deletes a token and all others of its account; only one of two simultaneous callers gets it. The
 * token may have expired.
 */
export async function takeResetToken(db: Db, tokenHash: string): Promise<ResetToken | undefined> {
  const taken = await db.rows(
    resetToken,
    sql`
      DELETE FROM auth_core.reset_token
      WHERE user_id = (SELECT user_id FROM auth_core.reset_token WHERE token_hash = ${tokenHash})
      RETURNING token_hash AS "tokenHash", user_id AS "userId", email, expires_at AS "expiresAt"`,
  );
  return taken.find((token) => token.tokenHash === tokenHash);
}

export const deleteExpiredResetTokens = (db: Db, now: Date) =>
  db.run(sql`DELETE FROM auth_core.reset_token WHERE expires_at <= ${now}`);

import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

const verificationToken = z.strictObject({
  tokenHash: z.string(),
  userId: z.string(),
  email: z.string(),
  expiresAt: z.date(),
});

/** A row of `verification_token`. */
export type VerificationToken = z.output<typeof verificationToken>;

export const isEmailVerified = async (db: Db, userId: string, email: string): Promise<boolean> =>
  (await db.run(
    sql`SELECT FROM auth_core.verified_email WHERE user_id = ${userId} AND email = ${email}`,
  )) > 0;

export const insertVerifiedEmail = (db: Db, userId: string, email: string) =>
  db.run(
    sql`INSERT INTO auth_core.verified_email (user_id, email) VALUES (${userId}, ${email}) ON CONFLICT DO NOTHING`,
  );

export const deleteVerifiedEmail = (db: Db, userId: string, email: string) =>
  db.run(sql`DELETE FROM auth_core.verified_email WHERE user_id = ${userId} AND email = ${email}`);

export const insertVerificationToken = (db: Db, token: VerificationToken) =>
  db.run(sql`
    INSERT INTO auth_core.verification_token (token_hash, user_id, email, expires_at)
    VALUES (${token.tokenHash}, ${token.userId}, ${token.email}, ${token.expiresAt})`);

/**
 * Deletes a token and all others of its account and address; only one of two simultaneous callers
 * gets it. The token may have expired.
 */
export async function takeVerificationToken(
  tx: Db,
  tokenHash: string,
): Promise<VerificationToken | undefined> {
  const taken = await tx.rows(
    verificationToken,
    sql`
      DELETE FROM auth_core.verification_token
      WHERE (user_id, email) = (SELECT user_id, email FROM auth_core.verification_token WHERE token_hash = ${tokenHash})
      RETURNING token_hash AS "tokenHash", user_id AS "userId", email, expires_at AS "expiresAt"`,
  );
  return taken.find((token) => token.tokenHash === tokenHash);
}

export const deleteVerificationTokens = (db: Db, userId: string, email: string) =>
  db.run(
    sql`DELETE FROM auth_core.verification_token WHERE user_id = ${userId} AND email = ${email}`,
  );

export const deleteExpiredVerificationTokens = (db: Db, now: Date) =>
  db.run(sql`DELETE FROM auth_core.verification_token WHERE expires_at <= ${now}`);

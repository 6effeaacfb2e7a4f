import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

const credentials = z.strictObject({ id: z.string(), passwordHash: z.string() });

/** @returns whether the address was free; the unique index decides between simultaneous inserts */
export const insertPasswordAccount = async (
  tx: Db,
  account: { id: string; email: string; passwordHash: string; joinedAt: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    INSERT INTO auth_core.account (id, method, email, password_hash, joined_at)
    VALUES (${account.id}, 'emailpassword', ${account.email}, ${account.passwordHash}, ${account.joinedAt})
    ON CONFLICT DO NOTHING`)) > 0;

/** Id and password hash of the account with this sign-in address. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<z.output<typeof credentials> | undefined> {
  const [found] = await db.rows(
    credentials,
    sql`SELECT id, password_hash AS "passwordHash" FROM auth_core.account WHERE email = ${email} AND method = 'emailpassword'`,
  );
  return found;
}

/** Locks the account. @returns false when no account with this id has a password */
export const lockPasswordAccount = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.run(
    sql`SELECT FROM auth_core.account WHERE id = ${id} AND method = 'emailpassword' FOR UPDATE`,
  )) > 0;

export const setPasswordHash = (tx: Db, id: string, passwordHash: string) =>
  tx.run(sql`UPDATE auth_core.account SET password_hash = ${passwordHash} WHERE id = ${id}`);

export const setEmail = (tx: Db, id: string, email: string) =>
  tx.run(sql`UPDATE auth_core.account SET email = ${email} WHERE id = ${id}`);

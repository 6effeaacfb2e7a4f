import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

const account = z.strictObject({
  id: z.string(),
  method: z.enum(['emailpassword', 'thirdparty']),
  email: z.string(),
  third_party_id: z.string().nullable(),
  third_party_user_id: z.string().nullable(),
  joined_at: z.date(),
  is_verified: z.boolean(),
});

/** A row of `described_account`. */
export type Account = z.output<typeof account>;
export type AccountMethod = Account['method'];

/** The criteria to find accounts by; null is no criterion, and no account matches two nulls. */
export type AccountInfo = {
  email: string | null;
  thirdParty: { id: string; userId: string } | null;
};

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [found] = await db.rows(
    account,
    sql`SELECT * FROM auth_core.described_account WHERE id = ${id}`,
  );
  return found;
}

/** Accounts that match any of the criteria, the oldest first. */
export const listAccountsOfAny = (db: Db, { email, thirdParty }: AccountInfo): Promise<Account[]> =>
  db.rows(
    account,
    sql`
      SELECT * FROM auth_core.described_account
      WHERE email = ${email}::text
         OR (third_party_id = ${thirdParty?.id ?? null}::text AND third_party_user_id = ${thirdParty?.userId ?? null}::text)
      ORDER BY joined_at, id`,
  );

/** Accounts that match all criteria, the oldest first. */
export const listAccountsOfAll = async (db: Db, info: AccountInfo): Promise<Account[]> =>
  (await listAccountsOfAny(db, info)).filter(
    (found) =>
      (info.email === null || found.email === info.email) &&
      (info.thirdParty === null ||
        (found.third_party_id === info.thirdParty.id &&
          found.third_party_user_id === info.thirdParty.userId)),
  );

/** Locks the account until the end of the transaction. @returns whether it exists */
export const lockAccount = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.run(sql`SELECT FROM auth_core.account WHERE id = ${id} FOR UPDATE`)) > 0;

/**
 * The filter of an account list; null means no filter. `emails`: starts of addresses or of their
 * domains; `providers`: starts of provider ids. Both in lower case.
 */
export type AccountFilter = {
  methods: AccountMethod[];
  emails: string[] | null;
  providers: string[] | null;
};

/** The first account of a page. */
export type AccountCursor = { id: string; joinedAt: Date };

// LIKE patterns: `patternsOf` matches texts that begin with one of `starts`, `domainsOf` matches
// addresses whose domain does.
const patternsOf = (starts: string[] | null): string[] | null =>
  starts?.map((start) => `${start.replace(/[\\%_]/g, '\\$&')}%`) ?? null;
const domainsOf = (starts: string[] | null): string[] | null =>
  patternsOf(starts)?.map((pattern) => `%@${pattern}`) ?? null;

/**
 * Accounts from the cursor on, by the time they joined; those of the same instant by descending id,
 * in both orders.
 */
export const listAccounts = (
  db: Db,
  filter: AccountFilter,
  page: { isAscending: boolean; from: AccountCursor | null; limit: number },
): Promise<Account[]> =>
  db.rows(
    account,
    sql`
      SELECT * FROM auth_core.described_account
      WHERE method = ANY(${filter.methods}::text[])
        AND (${filter.emails}::text[] IS NULL OR email LIKE ANY(${patternsOf(filter.emails)}::text[])
             OR email LIKE ANY(${domainsOf(filter.emails)}::text[]))
        AND (${filter.providers}::text[] IS NULL OR third_party_id LIKE ANY(${patternsOf(filter.providers)}::text[]))
        AND (${page.from?.id ?? null}::text IS NULL
             OR joined_at = ${page.from?.joinedAt ?? null}::timestamptz AND id <= ${page.from?.id ?? null}::text
             OR CASE WHEN ${page.isAscending}::boolean THEN joined_at > ${page.from?.joinedAt ?? null}::timestamptz
                     ELSE joined_at < ${page.from?.joinedAt ?? null}::timestamptz END)
      ORDER BY CASE WHEN ${page.isAscending}::boolean THEN joined_at END, joined_at DESC, id DESC
      LIMIT ${page.limit}`,
  );

export async function countAccounts(db: Db, methods: AccountMethod[]): Promise<number> {
  const [row] = await db.rows(
    z.strictObject({ count: z.number() }),
    sql`SELECT count(*)::int AS count FROM auth_core.account WHERE method = ANY(${methods}::text[])`,
  );
  return row?.count ?? 0;
}

/** Deletes an account and its data; a foreign key deletes its reset tokens. */
export async function deleteAccount(tx: Db, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM auth_core.account WHERE id = ${id}`);
  await tx.run(sql`DELETE FROM auth_core.session WHERE user_id = ${id}`);
  await tx.run(sql`DELETE FROM auth_core.verified_email WHERE user_id = ${id}`);
  await tx.run(sql`DELETE FROM auth_core.verification_token WHERE user_id = ${id}`);
  await tx.run(sql`DELETE FROM auth_core.account_role WHERE user_id = ${id}`);
  await tx.run(sql`DELETE FROM auth_core.account_metadata WHERE user_id = ${id}`);
}

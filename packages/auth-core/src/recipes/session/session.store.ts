import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { JsonObject } from '../../tokens/json-web-token.ts';

const jsonObject = z.record(z.string(), z.unknown());
const storedSession = z.strictObject({
  handle: z.string(),
  userId: z.string(),
  refreshHash2: z.string(),
  data: jsonObject,
  claims: jsonObject,
  hasStaticKey: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
});
const withHandle = z.strictObject({ handle: z.string() });

/** A row of `session`. */
export type StoredSession = z.output<typeof storedSession>;

export const insertSession = (db: Db, session: StoredSession) =>
  db.run(sql`
    INSERT INTO auth_core.session (handle, user_id, refresh_hash_2, data, claims, has_static_key, created_at, expires_at)
    VALUES (${session.handle}, ${session.userId}, ${session.refreshHash2}, ${JSON.stringify(session.data)}::jsonb,
            ${JSON.stringify(session.claims)}::jsonb, ${session.hasStaticKey}, ${session.createdAt}, ${session.expiresAt})`);

/** A session that has not expired. */
export async function findSession(
  db: Db,
  handle: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const [session] = await db.rows(
    storedSession,
    sql`
      SELECT handle, user_id AS "userId", refresh_hash_2 AS "refreshHash2", data, claims, has_static_key AS "hasStaticKey",
             created_at AS "createdAt", expires_at AS "expiresAt"
      FROM auth_core.session WHERE handle = ${handle} AND expires_at > ${now}`,
  );
  return session;
}

/** Like `findSession`; locks the row until the transaction ends, which serialises refreshes. */
export async function lockSession(
  tx: Db,
  handle: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const held = await tx.rows(
    withHandle,
    sql`SELECT handle FROM auth_core.session WHERE handle = ${handle} FOR UPDATE`,
  );
  return held.length === 0 ? undefined : findSession(tx, handle, now);
}

/** Makes another refresh token the current one and extends the session. */
export const promoteRefreshToken = (
  tx: Db,
  handle: string,
  to: { refreshHash2: string; expiresAt: Date },
) =>
  tx.run(sql`
    UPDATE auth_core.session
    SET refresh_hash_2 = ${to.refreshHash2}, expires_at = ${to.expiresAt}
    WHERE handle = ${handle}`);

export const setStaticKey = (tx: Db, handle: string, hasStaticKey: boolean) =>
  tx.run(
    sql`UPDATE auth_core.session SET has_static_key = ${hasStaticKey} WHERE handle = ${handle}`,
  );

/** @returns whether the session exists and has not expired */
export const setSessionData = async (
  db: Db,
  handle: string,
  data: JsonObject,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    UPDATE auth_core.session SET data = ${JSON.stringify(data)}::jsonb WHERE handle = ${handle} AND expires_at > ${now}`)) >
  0;

/** @returns whether the session exists and has not expired */
export const setSessionClaims = async (
  db: Db,
  handle: string,
  claims: JsonObject,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    UPDATE auth_core.session SET claims = ${JSON.stringify(claims)}::jsonb WHERE handle = ${handle} AND expires_at > ${now}`)) >
  0;

const handlesOf = (rows: z.output<typeof withHandle>[]): string[] =>
  rows.map(({ handle }) => handle);

export const listSessionHandles = async (db: Db, userId: string, now: Date): Promise<string[]> =>
  handlesOf(
    await db.rows(
      withHandle,
      sql`SELECT handle FROM auth_core.session WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY created_at, handle`,
    ),
  );

/** @returns the handles of the deleted sessions */
export const deleteSessions = async (db: Db, handles: string[]): Promise<string[]> =>
  handlesOf(
    await db.rows(
      withHandle,
      sql`DELETE FROM auth_core.session WHERE handle = ANY(${handles}::text[]) RETURNING handle`,
    ),
  );

/** @returns the handles of the deleted sessions */
export const deleteSessionsOfUser = async (db: Db, userId: string): Promise<string[]> =>
  handlesOf(
    await db.rows(
      withHandle,
      sql`DELETE FROM auth_core.session WHERE user_id = ${userId} RETURNING handle`,
    ),
  );

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.run(sql`DELETE FROM auth_core.session WHERE expires_at <= ${now}`);

import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const storedKey = z.strictObject({
  id: z.string(),
  kind: z.enum(['static', 'dynamic']),
  privatePem: z.string(),
  createdAt: z.date(),
});

/** A row of `signing_key`; `sealAtRest` encrypts `privatePem`. */
export type StoredKey = z.output<typeof storedKey>;

// An arbitrary constant that no other advisory lock uses.
const creationLock = 735_010;

/** Serialises the creation and the encryption of keys until the end of the transaction. */
export const lockKeys = (tx: Db) => tx.run(sql`SELECT pg_advisory_xact_lock(${creationLock})`);

/** Every key, the newest first. */
export const listKeys = (db: Db) =>
  db.rows(
    storedKey,
    sql`SELECT id, kind, private_pem AS "privatePem", created_at AS "createdAt" FROM auth_core.signing_key ORDER BY created_at DESC, id`,
  );

export const insertKey = (tx: Db, key: StoredKey) =>
  tx.run(sql`
    INSERT INTO auth_core.signing_key (id, kind, private_pem, created_at)
    VALUES (${key.id}, ${key.kind}, ${key.privatePem}, ${key.createdAt})`);

/** Writes the encrypted private key of a row. */
export const setPrivateKey = (tx: Db, id: string, privatePem: string) =>
  tx.run(sql`UPDATE auth_core.signing_key SET private_pem = ${privatePem} WHERE id = ${id}`);

export const deleteDynamicKeysBefore = (db: Db, instant: Date) =>
  db.run(sql`DELETE FROM auth_core.signing_key WHERE kind = 'dynamic' AND created_at < ${instant}`);

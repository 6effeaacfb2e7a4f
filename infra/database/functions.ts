import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { Refusal } from '../console/refusal.ts';
import { root } from '../process/paths.ts';
import { withClient } from './connect.ts';
import { sentences } from './database-messages.ts';

export type SqlFunction = { name: string; sql: string };

const folder = path.join(root, 'prisma/functions');

/** Sorted by name, so that the digest does not change when a file moves. */
export const readFunctions = (): SqlFunction[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({
      name: path.basename(file, '.sql'),
      sql: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

export function hashFunctions(functions: readonly SqlFunction[]): string {
  const hash = createHash('sha256');
  for (const { name, sql } of functions) hash.update(name).update(sql);
  return hash.digest('hex');
}

/** An arbitrary number. With this lock, two processes do not apply the functions at once. */
const applyLock = 735_002;

/**
 * The functions are created in this schema first, to compare signatures; the transaction drops it.
 */
const scratch = 'functions_to_apply';

// Signatures that the folder no longer has: those of functions that it no longer names, and those
// whose parameters, defaults or results changed, which CREATE OR REPLACE would refuse or leave
// beside the new one.
const outdated = `SELECT old.oid::regprocedure::text AS signature
  FROM pg_proc old
  WHERE old.pronamespace = 'public'::regnamespace AND old.proname = ANY ($1)
    AND NOT EXISTS (
      SELECT FROM pg_proc new
      WHERE new.pronamespace = '${scratch}'::regnamespace AND new.proname = old.proname
        AND pg_get_function_arguments(new.oid) = pg_get_function_arguments(old.oid)
        AND pg_get_function_result(new.oid) = pg_get_function_result(old.oid))`;

async function createAll(client: Client, functions: readonly SqlFunction[]): Promise<void> {
  for (const { name, sql } of functions) {
    await client.query(sql).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal(sentences.functionFailed(name, reason));
    });
  }
}

async function replaceAll(
  client: Client,
  functions: readonly SqlFunction[],
  formerNames: readonly string[],
): Promise<void> {
  // Functions call each other, so PostgreSQL can check their bodies only when all exist.
  await client.query(`SET LOCAL check_function_bodies = off`);
  await client.query(`CREATE SCHEMA ${scratch}; SET LOCAL search_path = ${scratch}, public`);
  await createAll(client, functions);
  const names = [...new Set([...functions.map(({ name }) => name), ...formerNames])];
  const { rows } = await client.query<{ signature: string }>(outdated, [names]);
  await client.query(`DROP SCHEMA ${scratch} CASCADE; SET LOCAL search_path = public`);
  // Without CASCADE, the statement fails when another object, such as an index, needs one of the
  // functions.
  if (rows.length > 0)
    await client.query(`DROP FUNCTION ${rows.map(({ signature }) => signature).join(', ')}`);
  await createAll(client, functions);
  await client.query(`SET LOCAL check_function_bodies = on`);
  await createAll(client, functions);
}

async function readApplied(
  client: Client,
): Promise<{ digest: string; names: string[] } | undefined> {
  const { rows } = await client.query<{ digest: string; names: string[] }>(
    'SELECT digest, names FROM applied_functions',
  );
  return rows[0];
}

async function applyWithin(
  client: Client,
  functions: readonly SqlFunction[],
  digest: string,
): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [applyLock]);
  const applied = await readApplied(client);
  if (applied?.digest === digest) return false; // Another process has applied them.
  await client.query(`SET LOCAL lock_timeout = '5s'`);
  await replaceAll(client, functions, applied?.names ?? []);
  await client.query('DELETE FROM applied_functions');
  await client.query('INSERT INTO applied_functions (digest, names) VALUES ($1, $2)', [
    digest,
    functions.map(({ name }) => name),
  ]);
  return true;
}

/**
 * Applies `prisma/functions` in one transaction when their digest differs. A function whose
 * signature stays is replaced in place, so that statements prepared by a running service stay
 * valid; an outdated signature is dropped.
 * @returns whether anything was applied
 * @throws {Refusal} which names the file that PostgreSQL refused
 */
export async function applyFunctions(
  url: string,
  functions: readonly SqlFunction[] = readFunctions(),
): Promise<boolean> {
  const digest = hashFunctions(functions);
  return withClient(url, async (client) => {
    if ((await readApplied(client))?.digest === digest) return false;
    await client.query('BEGIN');
    try {
      const isApplied = await applyWithin(client, functions, digest);
      await client.query('COMMIT');
      return isApplied;
    } catch (error) {
      await client.query('ROLLBACK'); // The embedded database has one session for all connections.
      throw error;
    }
  });
}

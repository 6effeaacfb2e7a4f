import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gistOf } from '../console/gist.ts';
import { Refusal } from '../console/refusal.ts';
import { root, tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withClient } from './connect.ts';
import type { Database } from './database.ts';
import { databaseEnvironment } from './database.ts';
import { sentences } from './database-messages.ts';
import { applyFunctions, hashFunctions, readFunctions } from './functions.ts';

const folder = path.join(root, 'prisma/migrations');

export const readMigrations = (): { name: string; sql: string }[] =>
  readdirSync(folder)
    .sort()
    .filter((name) => existsSync(path.join(folder, name, 'migration.sql')))
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }));

export function hashSchema(): string {
  const hash = createHash('sha256').update(hashFunctions(readFunctions()));
  for (const { name, sql } of readMigrations()) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 12);
}

/** Compares checksums, which is faster than starting the Prisma CLI. */
async function hasMigrations(url: string): Promise<boolean> {
  try {
    const applied = await withClient(url, (client) =>
      client.query<{ migration_name: string; checksum: string }>(
        'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
      ),
    );
    const wanted = readMigrations().map(
      ({ name, sql }) => `${name} ${createHash('sha256').update(sql).digest('hex')}`,
    );
    return (
      applied.rows.map((row) => `${row.migration_name} ${row.checksum}`).join('\n') ===
      wanted.join('\n')
    );
  } catch {
    return false;
  }
}

export async function migrate(database: Pick<Database, 'engine' | 'url'>): Promise<void> {
  if (!(await hasMigrations(database.url))) await deploy(database);
  await applyFunctions(database.url);
}

async function deploy(database: Pick<Database, 'engine' | 'url'>): Promise<void> {
  const { code, output } = await runCommand(tool('prisma'), ['migrate', 'deploy'], {
    env: databaseEnvironment(database),
  });
  if (code !== 0) throw new Refusal(sentences.migrationFailed(gistOf(output)));
}

import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { dataFolder } from '../process/paths.ts';
import { describeServer, ensureDatabaseExists, onDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { sentences } from './database-messages.ts';
import { findPostgres, type NativePostgres } from './find-postgres.ts';
import { openGivenDatabase } from './given-database.ts';
import { startPglite } from './pglite.ts';
import type { ClusterOptions } from './private-cluster.ts';
import { shareCluster } from './shared-cluster.ts';

const productDatabase = 'parages';
export const productFolder = path.join(dataFolder, 'db');

export type OpenOptions = ClusterOptions & {
  folder?: string;
  database?: string;
  engine?: 'native' | 'pglite';
  mayJoin?: boolean;
};

async function openNative(native: NativePostgres, options: OpenOptions): Promise<Database> {
  const cluster = await shareCluster(options.folder ?? productFolder, native, options);
  const name = options.database ?? productDatabase;
  await ensureDatabaseExists(onDatabase(cluster.url, 'postgres'), name);
  const url = onDatabase(cluster.url, name);
  const description = (await describeServer(url)) ?? 'PostgreSQL';
  return { engine: 'native', url, description, stop: cluster.stop };
}

export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const given = process.env.DATABASE_URL;
  if (given && options.engine === undefined) return openGivenDatabase(given);
  const engine = options.engine ?? process.env.PARAGES_DATABASE_ENGINE;
  options.show?.(sentences.looking);
  const native = engine === 'pglite' ? undefined : findPostgres();
  if (native) return openNative(native, options);
  if (engine === 'native') throw new Refusal(sentences.noPostgres);
  options.show?.(sentences.startingEmbedded);
  return startPglite(options.folder ?? productFolder, options);
}

import path from 'node:path';
import { Refusal } from '../console/refusal.ts';
import { describeServer, onDatabase } from '../database/connect.ts';
import { sentences } from '../database/database-messages.ts';
import { findPostgres } from '../database/find-postgres.ts';
import { openGivenDatabase } from '../database/given-database.ts';
import { shareCluster } from '../database/shared-cluster.ts';
import { dataFolder } from '../process/paths.ts';
import { dropTestDatabases } from './test-databases.ts';

export type TestServer = { adminUrl: string; description: string; stop: () => Promise<void> };

const testFolder = path.join(dataFolder, 'test-db');

/**
 * The private cluster has no `fsync`. All test runs of this work tree share it, and the last one
 * stops it.
 * @throws {Refusal} when DATABASE_URL cannot be opened, or the machine has no PostgreSQL with
 * PostGIS: the tests need PostgreSQL, not PGlite
 */
export async function openTestServer(): Promise<TestServer> {
  if (process.env.DATABASE_URL) {
    const given = await openGivenDatabase(process.env.DATABASE_URL);
    return { adminUrl: given.url, description: given.description, stop: given.stop };
  }
  const native = findPostgres();
  if (!native) throw new Refusal(sentences.noPostgres);
  const cluster = await shareCluster(testFolder, native, { isFast: true });
  const adminUrl = onDatabase(cluster.url, 'postgres');
  // A killed run may have left its databases; the templates are kept.
  if (!cluster.wasRunning) await dropTestDatabases(adminUrl);
  const description = (await describeServer(adminUrl)) ?? 'PostgreSQL';
  return { adminUrl, description: `${description} (private cluster)`, stop: cluster.stop };
}

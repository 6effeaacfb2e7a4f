import { cloneTemplate } from '../../../../infra/test/cloned-database.ts';
import { type Db, openDatabase } from '../../src/platform/database/database.ts';

const statementTimeoutMs = 5000;
// A machine under load may take seconds to fork a process: that is no fault of what is tested.
const connectTimeoutMs = 30_000;

// What a test may fill. Spatial reference systems and migrations stay.
const tables =
  'visit_salt, organisation, poi, poi_version, media, region, feature, promotion, poi_search, poi_text, map_ground, feedback, account, mail_outbox, suppressed_address, attempt, refresh_answer, closed_session, address_turn, request_count, job_run, stripe_event, invoice_counter, security_event';

const usualPoolSize = 3;

async function openClone(poolSize: number): Promise<{ db: Db; url: string }> {
  let opened: Db | undefined;
  const url = await cloneTemplate(async () => opened?.$disconnect());
  const db = openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs,
    connectTimeoutMs,
    poolSize,
    onConnectionLost: () => undefined,
  });
  opened = db;
  return { db, url };
}

let current: Promise<{ db: Db; url: string }> | undefined;

/**
 * This test file's own database, emptied. Cloned from the migrated template at the first call, which decides on the connections of its pool;
 * dropped when the file ends.
 */
export async function emptyDatabase(poolSize = usualPoolSize): Promise<{ db: Db; url: string }> {
  current ??= openClone(poolSize);
  const { db, url } = await current;
  await db.$executeRawUnsafe(`TRUNCATE ${tables} CASCADE`);
  return { db, url };
}

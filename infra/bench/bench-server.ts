import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { dataFolder } from '../process/paths.ts';
import { onShutdown } from '../process/shutdown.ts';
import { ensurePostgres } from '../test/ensure-postgres.ts';

/** A million events fit in this memory, so that the benchmark measures CPU and not the disk. */
const sharedBuffers = '2GB';

export async function benchServerUrl(): Promise<string> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return given;
  await ensurePostgres();
  const database = await openDatabase({
    engine: 'native',
    folder: path.join(dataFolder, 'bench-db'),
    database: 'postgres',
    sharedBuffers,
  });
  onShutdown(database.stop);
  return database.url;
}

import pg from 'pg';
import { cloneTemplate } from '../../../infra/test/cloned-database.ts';

/** A further database, beside that of the test file; dropped with it. */
export async function openSecondDatabase(): Promise<pg.Pool> {
  let opened: pg.Pool | undefined;
  const connectionString = await cloneTemplate(async () => opened?.end());
  opened = new pg.Pool({ connectionString, max: 4, options: '-c timezone=UTC' });
  // The database is dropped while connections are still closing.
  opened.on('error', () => undefined);
  return opened;
}

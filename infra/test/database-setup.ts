import { stopChildren } from '../process/children.ts';
import { ensureTemplate } from './template-database.ts';
import { openTestServer } from './test-server.ts';

/** Vitest global set-up: a PostgreSQL with PostGIS and a migrated template, named to the workers by their environment. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_TEMPLATE) return async () => undefined; // `npm test` has opened them
  const server = await openTestServer();
  try {
    process.env.TEST_TEMPLATE = await ensureTemplate(server.adminUrl);
    process.env.TEST_DATABASE_URL = server.adminUrl;
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    await stopChildren();
    await server.stop();
  };
}

import { stopChildren } from '../process/children.ts';
import { ensureTemplate } from './template-database.ts';
import { dropTestDatabases } from './test-databases.ts';
import { openTestServer } from './test-server.ts';

/** The server and the template database that `npm test` has opened, else new ones for this run. */
async function openServer(): Promise<{
  adminUrl: string;
  template: string;
  stop: () => Promise<void>;
}> {
  const { TEST_DATABASE_URL: adminUrl, TEST_TEMPLATE: template } = process.env;
  if (adminUrl && template) return { adminUrl, template, stop: async () => undefined };
  const server = await openTestServer();
  try {
    return {
      adminUrl: server.adminUrl,
      template: await ensureTemplate(server.adminUrl),
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Vitest global set-up: opens a PostgreSQL with PostGIS and a migrated template database, and
 * passes their names to the workers in environment variables. Returns the global tear-down.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Another project of this run has opened them.
  if (process.env.TEST_RUN) return async () => undefined;
  const run = String(process.pid);
  process.env.TEST_RUN = run;
  const { adminUrl, template, stop } = await openServer();
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_DATABASE_URL = adminUrl;
  return async () => {
    await stopChildren();
    await dropTestDatabases(adminUrl, run);
    await stop();
  };
}

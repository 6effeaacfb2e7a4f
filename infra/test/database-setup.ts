import { stopChildren } from '../process/children.ts';
import { ensureTemplate } from './template-database.ts';
import { dropTestDatabases } from './test-databases.ts';
import { openTestServer } from './test-server.ts';

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

/** Returns Vitest's global tear-down. */
export async function setup(): Promise<() => Promise<void>> {
  // Another project of this Vitest run has opened the server.
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

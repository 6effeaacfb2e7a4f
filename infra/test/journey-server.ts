import { step } from '../console/step.ts';
import { ensureDatabaseExists, onDatabase, withClient } from '../database/connect.ts';
import { migrate } from '../database/migrations.ts';
import { stopChild } from '../process/children.ts';
import { openDemoAccounts } from '../start/demo-accounts.ts';
import { buildSites, loadContent } from '../start/prepare.ts';
import { startSandboxProcess, toldOf } from '../start/sandbox-process.ts';
import { startServer, waitForServer } from '../start/server-process.ts';
import { startSessionCore } from '../start/session-core.ts';
import { sentences } from './test.fr.ts';

/** The product as a visitor meets it: built, with the gazetteer and the demo events in a database of its own, beside a sandbox of its own. */
export type JourneyServer = { url: string; sandboxUrl: string; stop: () => Promise<void> };

// Journeys meet communes where the packages place them, whether or not this machine reaches the State's list.
const noCommuneList = { COMMUNES_URL: 'http://127.0.0.1:9' };

// A service that is nowhere: journeys stand in for it. Visits of localhost are not counted anyway.
const countedElsewhere = { ANALYTICS_KEY: 'phc_journeys', ANALYTICS_HOST: 'https://analytics.example' };

// All journeys come from one address, and faster than people do.
const unlimited = { RATE_LIMITS: 'off' };

/** Starts it on `port` beside the other databases of a server; its database goes away with it. `env` reaches whatever knows the time. */
export async function startJourneyServer(adminUrl: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<JourneyServer> {
  const name = `parages_test_journeys_${process.pid}`;
  const database = { engine: 'native' as const, url: onDatabase(adminUrl, name) };
  await ensureDatabaseExists(adminUrl, name);
  const drop = () =>
    withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`));
  try {
    await migrate(database);
    await loadContent(database, { ...noCommuneList, ...env });
    await buildSites();
    // Whatever this machine is told of real services, no journey may reach them.
    const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...toldOf(port) };
    const sandbox = await startSandboxProcess({ ...env, NODE_ENV: 'test', SERVICES: '', ...ports }, {});
    const core = await startSessionCore(database, { NODE_ENV: 'test' });
    // Moderators and others who cannot sign up as such.
    await openDemoAccounts(database, core);
    const settings = { ...sandbox.environment, ...core.environment, ...countedElsewhere, ...unlimited, ...env };
    const child = startServer(database, { ...settings, NODE_ENV: 'production', PORT: String(port) });
    await step(sentences.journeysServer, () => waitForServer(child, port));
    const stop = async () => {
      await Promise.all([stopChild(child), stopChild(sandbox.child)]);
      await core.close();
      await drop();
    };
    return { url: `http://localhost:${port}`, sandboxUrl: sandbox.url, stop };
  } catch (error) {
    await drop();
    throw error;
  }
}

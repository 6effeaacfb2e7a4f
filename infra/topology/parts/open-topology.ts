import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../console/refusal.ts';
import { step } from '../../console/step.ts';
import { withClient } from '../../database/connect.ts';
import { findPostgres } from '../../database/find-postgres.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../../database/pgbouncer.ts';
import { findFreePort } from '../../process/ports.ts';
import { onShutdown } from '../../process/shutdown.ts';
import { commandsOf } from '../../production/rehearsal/guide.ts';
import { openDemoAccounts } from '../../start/demo-accounts.ts';
import { buildSites, loadContent } from '../../start/prepare.ts';
import { startSandboxProcess } from '../../start/sandbox-process.ts';
import { sentences } from '../topology-messages.ts';
import { readSettings, writeSettings } from './settings-file.ts';
import { type DatabasePair, startDatabases } from './start-databases.ts';
import { findNginx, makeCertificate, type Nginx, startNginx } from './start-nginx.ts';
import { coreUnit, serverUnit, type Unit, workerUnit } from './units.ts';

const serverCount = 3;

type Server = { port: number; metricsPort: number; unit: Unit };

/** One primary, one standby, PgBouncer, three servers, a worker and nginx on this machine. */
export type Topology = {
  folder: string;
  settingsFile: string;
  databases: DatabasePair;
  pooler: PgBouncer;
  core: Unit;
  servers: Server[];
  worker: Unit;
  certificateFile: string;
  nginx: Nginx;
  /** An nginx before a server with rate limits, which the others have not. */
  limited: Nginx;
  sandboxUrl: string;
};

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-topology-'));
  // The accounts of PostgreSQL, PgBouncer and nginx reach their parts.
  chmodSync(folder, 0o755);
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['pictures', 'web', 'limited-web']) mkdirSync(path.join(folder, name));
  return folder;
}

function findPrograms() {
  const [postgres, pgBouncer, nginx] = [findPostgres(), findPgBouncer(), findNginx()];
  if (postgres === undefined || pgBouncer === undefined || nginx === undefined)
    throw new Refusal('The topology needs PostgreSQL with PostGIS, PgBouncer and nginx.');
  return { postgres, pgBouncer, nginx };
}

// An address that does not answer: the positions of communes are those of npm packages.
const noCommuneList = { COMMUNES_URL: 'http://127.0.0.1:9' };

/** The settings of the role behind the pooler, as docs/operations.md sets them. */
async function setUpRole(adminUrl: string): Promise<void> {
  const statements = commandsOf('Settings of the role').match(/ALTER ROLE [^;]+;/g) ?? [];
  await withClient(adminUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function openServices(folder: string, databases: DatabasePair, pooler: PgBouncer) {
  const [corePort, ...ports] = await freePorts(2 + 2 * serverCount);
  const [limitedPort = 0, ...serverPorts] = ports;
  const sandbox = await startSandboxProcess(
    {
      NODE_ENV: 'test',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${serverPorts[0]}/api/webhooks/stripe`,
      SANDBOX_INBOUND_URL: `http://127.0.0.1:${serverPorts[0]}/api/webhooks/postmark`,
    },
    {},
  );
  const settingsFile = path.join(folder, 'settings.env');
  const { primaryUrl, standbyUrl } = databases;
  const picturesFolder = path.join(folder, 'pictures');
  writeSettings(
    settingsFile,
    {
      database: primaryUrl,
      pooler: pooler.url,
      standby: standbyUrl,
      corePort: corePort ?? 0,
      picturesFolder,
    },
    sandbox.environment,
  );
  const core = coreUnit(settingsFile, corePort ?? 0);
  await core.start();
  const environment = readSettings(settingsFile);
  await openDemoAccounts(
    { engine: 'native', url: primaryUrl },
    { environment, close: async () => undefined },
  );
  const servers = serverPorts.slice(0, serverCount).map((port, index): Server => {
    const metricsPort = serverPorts[serverCount + index] ?? 0;
    const unit = serverUnit(settingsFile, port, { METRICS_PORT: String(metricsPort) });
    return { port, metricsPort, unit };
  });
  const limits = { RATE_LIMITS: 'on', UNSAFE_SETTINGS: withoutRateLimits(environment) };
  const limited = serverUnit(settingsFile, limitedPort, limits);
  const worker = workerUnit(settingsFile);
  await Promise.all([...servers.map(({ unit }) => unit.start()), limited.start(), worker.start()]);
  return { settingsFile, core, servers, worker, limitedPort, sandboxUrl: sandbox.url };
}

const withoutRateLimits = ({ UNSAFE_SETTINGS = '' }: Record<string, string>): string =>
  UNSAFE_SETTINGS.split(',')
    .filter((name) => name !== 'RATE_LIMITS')
    .join(',');

async function openProxies(
  file: string,
  folder: string,
  { ports, limitedPort }: { ports: readonly number[]; limitedPort: number },
) {
  const certificateFolder = path.join(folder, 'tls');
  const certificateFile = await makeCertificate(certificateFolder);
  const start = (name: string, servers: readonly number[]): Promise<Nginx> =>
    startNginx(file, { folder: path.join(folder, name), certificateFolder }, servers);
  const nginx = await start('web', ports);
  return { certificateFile, nginx, limited: await start('limited-web', [limitedPort]) };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

/** Starts all parts in a temporary folder; they end with this process. */
export async function openTopology(): Promise<Topology> {
  const programs = findPrograms();
  const folder = makeFolder();
  await buildSites();
  const databases = await step(sentences.primary, () =>
    startDatabases(path.join(folder, 'databases'), programs.postgres),
  );
  await loadContent({ engine: 'native', url: databases.primaryUrl }, noCommuneList);
  await step(sentences.standby, databases.addStandby);
  await setUpRole(databases.adminUrls.primary);
  const pooler = await startPgBouncer(programs.pgBouncer, databases.primaryUrl, 20);
  onShutdown(pooler.stop);
  const services = await step(sentences.services, () => openServices(folder, databases, pooler));
  const ports = services.servers.map(({ port }) => port);
  const proxies = await step(sentences.nginx, () =>
    openProxies(programs.nginx, folder, { ports, limitedPort: services.limitedPort }),
  );
  return { folder, databases, pooler, ...proxies, ...services };
}

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../console/refusal.ts';
import { findPostgres } from '../../database/find-postgres.ts';
import { apiFolder, dataFolder, root } from '../../process/paths.ts';
import { findFreePort } from '../../process/ports.ts';
import { onShutdown } from '../../process/shutdown.ts';
import { openDemoAccounts } from '../../start/demo-accounts.ts';
import { buildSites, loadContent } from '../../start/prepare.ts';
import { workerFlags } from '../../start/process-memory.ts';
import { startSandboxProcess } from '../../start/sandbox-process.ts';
import { sentences } from '../faults-messages.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { answers, type KeptProgram, keepProgram } from './kept-program.ts';
import { openRelay, type Relay } from './open-relay.ts';
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export const targets = [
  'database',
  'server',
  'core',
  'worker',
  'storage',
  'mail',
  'payments',
  'receiver',
] as const;
export type Target = (typeof targets)[number];

/** Parts that are processes of their own, which a fault kills. */
type Killable = Pick<KeptProgram, 'kill' | 'start'>;

/** The service with all that it needs; each part is reached through its relay. */
export type Stage = {
  databaseUrl: string;
  sandboxUrl: string;
  /** Of clients, through the relay of the server. */
  origin: string;
  receiver: WebhookReceiver;
  receiverUrl: string;
  relays: Record<Target, Relay>;
  killable: Partial<Record<Target, Killable>>;
  /** How often processes have ended by themselves. */
  countEnds: () => number;
  /** For the logs of the processes and reports of short runs. */
  logs: string;
};

/** Gets the feedback of visitors. */
export const team = 'equipe@parages.example';
const host = '127.0.0.1';
// An address that does not answer: the positions of communes are those of npm packages.
const noCommuneList = { COMMUNES_URL: `http://${host}:9` };
const secret = (): string => randomBytes(32).toString('hex');

function makeFolders() {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-faults-'));
  // The account of PostgreSQL reaches its part.
  chmodSync(folder, 0o755);
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  const logs = path.join(dataFolder, 'faults');
  rmSync(logs, { recursive: true, force: true });
  for (const one of [logs, path.join(folder, 'database')]) mkdirSync(one, { recursive: true });
  return { folder, logs };
}

async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await findFreePort());
  const list = [...ports];
  return Object.fromEntries(names.map((name, index) => [name, list[index]])) as Record<
    Name,
    number
  >;
}

type Ports = Record<'server' | 'core' | 'storage' | 'entrance', number>;

const throughRelay = (url: string, { port }: Relay): string => {
  const relayed = new URL(url);
  relayed.hostname = host;
  relayed.port = String(port);
  return relayed.toString().replace(/\/$/, '');
};

const portOf = (url: string): number => Number(new URL(url).port);

async function openRelays(
  database: DatabaseServer,
  ports: Ports,
  receiver: WebhookReceiver,
  sandbox: { url: string; environment: Record<string, string> },
): Promise<Record<Target, Relay>> {
  const databaseRelay = await openRelay(database.port);
  return {
    database: databaseRelay,
    server: await openRelay(ports.server, ports.entrance),
    core: await openRelay(ports.core),
    // The worker alone: faults of its link to the database.
    worker: await openRelay(databaseRelay.port),
    storage: await openRelay(ports.storage),
    mail: await openRelay(portOf(sandbox.environment.SMTP_URL ?? '')),
    payments: await openRelay(portOf(sandbox.url)),
    receiver: await openRelay(receiver.port),
  };
}

const storageSettings = (relay: Relay) => ({
  PICTURES_FOLDER: '',
  PICTURES_S3_ENDPOINT: `http://${host}:${relay.port}`,
  PICTURES_S3_REGION: 'fr-par',
  PICTURES_S3_BUCKET: 'pictures',
  PICTURES_S3_ACCESS_KEY: 'S3RVER',
  PICTURES_S3_SECRET_KEY: 'S3RVER',
});

function settingsOf(
  relays: Record<Target, Relay>,
  databaseUrl: string,
  sandbox: { url: string; environment: Record<string, string> },
): NodeJS.ProcessEnv {
  return {
    ...sandbox.environment,
    ...storageSettings(relays.storage),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    WORKER: 'apart',
    DATABASE_URL: throughRelay(databaseUrl, relays.database),
    SMTP_URL: throughRelay(sandbox.environment.SMTP_URL ?? '', relays.mail),
    PAYMENTS_URL: throughRelay(sandbox.url, relays.payments),
    MEDIA_FETCH_ALLOW: `${host}:${relays.receiver.port}`,
    SUPERTOKENS_CONNECTION_URI: `http://${host}:${relays.core.port}`,
    SUPERTOKENS_API_KEY: secret(),
    FEEDBACK_EMAIL: team,
    // Clients write faster than visitors, and name the network that they come from.
    RATE_LIMITS: 'off',
    TRUST_PROXY: 'loopback',
    ALLOWED_HOSTS: host,
  };
}

type Programs = Record<'server' | 'worker' | 'core' | 'storage', KeptProgram>;

function programsOf(
  { folder, logs }: { folder: string; logs: string },
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  databaseUrls: { core: string; worker: string },
): Programs {
  const log = (name: string): string => path.join(logs, name);
  const core = {
    DATABASE_URL: databaseUrls.core,
    SUPERTOKENS_CONNECTION_URI: `http://${host}:${ports.core}`,
    AUTH_CORE_IN_PRODUCTION: 'allowed',
    AUTH_CORE_KEY: secret(),
  };
  return {
    core: keepProgram({
      script: 'infra/start/serve-session-core.ts',
      folder: root,
      environment: { ...environment, ...core },
      log: log('core'),
      isReady: () => answers(`http://${host}:${ports.core}/hello`),
    }),
    storage: keepProgram({
      script: 'test/servers/serve-storage.ts',
      args: [String(ports.storage), path.join(folder, 'storage')],
      folder: apiFolder,
      environment: {},
      log: log('storage'),
      isReady: () => answers(`http://${host}:${ports.storage}/`),
    }),
    server: keepProgram({
      script: 'src/server.ts',
      folder: apiFolder,
      environment: { ...environment, PORT: String(ports.server) },
      log: log('server'),
      isReady: () => answers(`http://${host}:${ports.server}/robots.txt`),
    }),
    worker: keepProgram({
      script: 'src/worker.ts',
      folder: apiFolder,
      flags: workerFlags,
      environment: { ...environment, DATABASE_URL: databaseUrls.worker },
      log: log('worker'),
      isReady: async () => true,
    }),
  };
}

/** Starts all parts in a temporary folder; they end with this process. */
export async function startStage(show: (detail: string) => void): Promise<Stage> {
  const native = findPostgres();
  if (native === undefined) throw new Refusal(sentences.noPostgres);
  const folders = makeFolders();
  await buildSites();
  show('database');
  const database = await startDatabaseServer(path.join(folders.folder, 'database'), native);
  await loadContent({ engine: 'native', url: database.url }, noCommuneList);
  const ports = await freePorts(['server', 'core', 'storage', 'entrance']);
  const receiver = await openWebhookReceiver();
  const entrance = `http://${host}:${ports.entrance}`;
  const sandbox = await startSandboxProcess(
    {
      NODE_ENV: 'test',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_WEBHOOK_URL: `${entrance}/api/webhooks/stripe`,
    },
    {},
  );
  const relays = await openRelays(database, ports, receiver, sandbox);
  const environment = settingsOf(relays, database.url, sandbox);
  const programs = programsOf(folders, ports, environment, {
    core: throughRelay(database.url, relays.database),
    worker: throughRelay(database.url, relays.worker),
  });
  show('core and storage');
  await Promise.all([programs.core.start(), programs.storage.start()]);
  const { NODE_ENV: _production, ...own } = environment;
  const core = { environment: own as Record<string, string>, close: async () => undefined };
  await openDemoAccounts({ engine: 'native', url: database.url }, core);
  show('server and worker');
  await Promise.all([programs.server.start(), programs.worker.start()]);
  return {
    databaseUrl: database.url,
    sandboxUrl: sandbox.url,
    origin: entrance,
    receiver,
    receiverUrl: `http://${host}:${relays.receiver.port}/in`,
    relays,
    killable: { database, ...programs },
    countEnds: () => Object.values(programs).reduce((sum, { ends }) => sum + ends(), 0),
    logs: folders.logs,
  };
}
